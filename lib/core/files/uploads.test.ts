import { expect, test } from "vitest";
import { noUploads, type UploadEvent, type Uploads, uploads } from "./uploads";

const limits = { types: ["application/pdf"], maxBytes: 10 };
const pdf = (name: string, text = "%PDF-") => new File([text], name, { type: "application/pdf" });
const exe = new File(["MZ"], "a.exe", { type: "application/x-msdownload" });

const after = (...events: UploadEvent[]): Uploads => events.reduce(uploads, noUploads);
const states = ({ list }: Uploads) => list.map(({ file, state }) => [file.name, state.kind]);
const chosen: UploadEvent = { type: "chosen", files: [pdf("a.pdf")], limits };
const stored: UploadEvent = { type: "ended", id: 1, attempt: 1, end: { kind: "stored" } };
const unknown: UploadEvent = { type: "ended", id: 1, attempt: 1, end: { kind: "unknown", reference: null } };
const progressed = (attempt: number, sent: number): UploadEvent => ({ type: "progressed", id: 1, attempt, sent });

test("chosen files are sent at once, but for those that are not within their limits; each has an id of its own", () => {
  const state = after(chosen, {
    type: "chosen",
    files: [exe, pdf("big.pdf", "%PDF-large"), pdf("huge.pdf", "%PDF-larger")],
    limits,
  });
  expect(states(state)).toEqual([
    ["a.pdf", "sending"],
    ["a.exe", "unfit"],
    ["big.pdf", "sending"],
    ["huge.pdf", "unfit"],
  ]);
  expect(state.list.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(state.list.map(({ state: each }) => ("problem" in each ? each.problem : null))).toEqual([
    null,
    "fileType",
    null,
    "fileSize",
  ]);
  expect(state.latest).toBe(4);
});

test("progress and the end of the current attempt count, and nothing after the end", () => {
  expect(after(chosen, progressed(1, 0.4)).list[0]?.state).toEqual({ kind: "sending", sent: 0.4 });
  const state = after(chosen, stored);
  expect([states(state), state.latest]).toEqual([[["a.pdf", "stored"]], 1]);
  expect(uploads(state, progressed(1, 0.5)).list).toEqual(state.list);
  expect(uploads(state, unknown).list).toEqual(state.list);
});

test("a second attempt begins anew, and ignores news of the first", () => {
  const state = after(chosen, unknown, { type: "retried", id: 1 });
  expect(state.list[0]).toMatchObject({ attempt: 2, state: { kind: "sending", sent: 0 } });
  expect(uploads(state, progressed(1, 0.9)).list).toEqual(state.list);
  expect(uploads(state, stored).list).toEqual(state.list);
  expect(uploads(state, progressed(2, 0.1)).list[0]?.state).toEqual({ kind: "sending", sent: 0.1 });
});

test.each<[string, UploadEvent[]]>([
  ["is being sent", [chosen]],
  ["is stored", [chosen, stored]],
  ["is not within its limits", [{ type: "chosen", files: [exe], limits }]],
])("a file that %s is not sent again", (_what, events) => {
  const state = after(...events);
  expect(uploads(state, { type: "retried", id: 1 })).toEqual(state);
});

test("a removed file is gone, and its id is not given again", () => {
  const state = after(chosen, { type: "removed", id: 1 }, chosen);
  expect(state.list.map(({ id }) => id)).toEqual([2]);
  expect(uploads(state, stored).list).toEqual(state.list);
});
