import { describe, expect, test } from "vitest";
import type { documentKinds } from "./schema";
import { firstStage, newSection, nextSection, type Section, type SectionEvent } from "./section";

const file = new File(["a"], "a");
const started: SectionEvent = { type: "started", subType: null };
const chosen: SectionEvent = {
  type: "chosen",
  files: [
    { name: "a", file },
    { name: "b", file },
  ],
  oversized: [],
  problems: [],
  max: 5,
};
const sendBegan: SectionEvent = { type: "sendBegan" };
const failed = (attempt: number): SectionEvent => ({ type: "failed", attempt, failure: "stalled" });
const finished = (attempt: number): SectionEvent => ({ type: "finished", attempt });
const moved = (attempt: number): SectionEvent => ({ type: "moved", attempt, pageId: 1, state: "stored" });
const cancelled: SectionEvent = { type: "cancelled" };

const play = (kind: (typeof documentKinds)[number], ...events: SectionEvent[]): Section =>
  events.reduce(nextSection(kind), newSection(kind));
const stages = (kind: (typeof documentKinds)[number]) =>
  [[], [started], [started, chosen, sendBegan, failed(1)], [started, chosen, sendBegan, finished(1)]].map(
    (events) => play(kind, ...events).stage,
  );

test.each(["idDocument", "paymentDocument", "otherDocument"] as const)(
  "%s goes through its four stages [KYC-018]",
  (kind) => {
    expect(stages(kind)).toEqual(["preUpload", "upload", "error", "success"]);
  },
);

test.each(["addressDocument", "sowDocument"] as const)("%s goes through its four stages [KYC-019]", (kind) => {
  expect(stages(kind)).toEqual(["selectType", "upload", "error", "success"]);
  expect(firstStage(kind)).toBe("selectType");
});

describe("nothing is moved by", () => {
  test.each([
    ["files before a start", [chosen], "preUpload"],
    ["sending without a file", [started, sendBegan], "upload"],
    ["a second start", [started, chosen, started], "upload"],
    ["the end of an earlier try", [started, chosen, sendBegan, failed(1), sendBegan, finished(1)], "upload"],
    ["the end of a cancelled try", [started, chosen, sendBegan, cancelled, finished(1)], "upload"],
    ["an end without a beginning", [started, chosen, finished(0)], "upload"],
    ["a failure after the end", [started, chosen, sendBegan, finished(1), failed(1)], "success"],
    ["a way back out of success", [started, chosen, sendBegan, finished(1), { type: "wentBack" }], "success"],
  ] as [string, SectionEvent[], string][])("%s", (_what, events, stage) => {
    expect(play("idDocument", ...events).stage).toBe(stage);
  });
});

test("while files are sent, none is added or removed; what has arrived stays so over a failure", () => {
  const sending = [started, chosen, sendBegan, moved(1), chosen, { type: "removed", id: 1 } as const];
  expect(play("idDocument", ...sending).pages.map(({ state }) => state)).toEqual(["stored", "ready"]);
  const again = play("idDocument", ...sending, failed(1), sendBegan, moved(1));
  expect([again.attempt, again.pages[0]?.state, again.failure]).toEqual([2, "stored", null]);
});

test("another choice of files follows a failure; what was sent and is wanted again begins anew", () => {
  const failing = [started, chosen, sendBegan, failed(1)];
  for (const event of [chosen, { type: "removed", id: 2 } as const])
    expect(play("idDocument", ...failing, event)).toMatchObject({ stage: "upload", failure: null, attempt: 1 });
  const askedAnew = { type: "askedAnew" } as const;
  expect(play("idDocument", started, chosen, sendBegan, finished(1), askedAnew).stage).toBe("preUpload");
  expect(play("idDocument", started, chosen, askedAnew).pages.length).toBe(2);
});

test("a way back forgets the files, and not which tries are over", () => {
  const back = play("idDocument", started, chosen, sendBegan, failed(1), { type: "wentBack" });
  expect(back).toEqual({ ...newSection("idDocument"), attempt: 1 });
});

describe("an oversized picture", () => {
  const large = new File(["large"], "photo");
  const oversizedChosen: SectionEvent = {
    type: "chosen",
    files: [{ name: "a", file }],
    oversized: [{ name: "photo", file: large }],
    problems: [],
    max: 2,
  };
  const began = [started, oversizedChosen, { type: "scalingBegan", file: large }] satisfies SectionEvent[];
  const scaled = (result: File | "unscalable"): SectionEvent => ({ type: "scaled", file: large, result });

  test("waits, and nothing is sent before it is decided on", () => {
    expect(play("idDocument", started, oversizedChosen, sendBegan)).toMatchObject({
      sending: null,
      oversized: [{ name: "photo", isScaling: false }],
    });
    expect(play("idDocument", ...began).oversized).toEqual([{ name: "photo", file: large, isScaling: true }]);
  });

  test("becomes a page that knows what it was made from", () => {
    const { pages, oversized } = play("idDocument", ...began, scaled(file));
    expect([pages.at(-1), oversized]).toEqual([{ id: 2, name: "photo", file, state: "ready", madeFrom: 5 }, []]);
  });

  test("that cannot be made smaller is a problem with its name", () => {
    const { pages, oversized, problems } = play("idDocument", ...began, scaled("unscalable"));
    expect([pages.length, oversized, problems]).toEqual([1, [], [{ kind: "unscalable", name: "photo" }]]);
  });

  test("that is dropped, or left by the way back, is none whatever its result", () => {
    for (const gone of [{ type: "oversizedDropped", file: large }, { type: "wentBack" }] satisfies SectionEvent[]) {
      const { pages, oversized } = play("idDocument", ...began, gone, scaled(file));
      expect([oversized, pages.some(({ name }) => name === "photo")]).toEqual([[], false]);
    }
  });
});

describe("what is chosen", () => {
  const picture = (name: string) => ({ name, file: new File([name], name) });
  const choose = (more: Partial<Extract<SectionEvent, { type: "chosen" }>>): SectionEvent => ({
    ...{ type: "chosen", files: [], oversized: [], problems: [], max: 3 },
    ...more,
  });
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  const unreadable = { kind: "unscalable", name: "c" } as const;

  test("becomes pages in its order, each with a number of its own, beside those that were chosen before", () => {
    const { pages } = play(
      "idDocument",
      started,
      choose({ files: ["a", "b"].map(picture) }),
      choose({ files: [picture("c")] }),
    );
    expect(pages.map(({ id, name, state }) => [id, name, state])).toEqual([
      [1, "a", "ready"],
      [2, "b", "ready"],
      [3, "c", "ready"],
    ]);
  });

  test("may fill the document, and what is over that is left out and said", () => {
    const full = play("idDocument", started, choose({ files: ["a", "b", "c"].map(picture) }));
    expect([names(full.pages), full.problems]).toEqual([["a", "b", "c"], []]);
    const over = play("idDocument", started, choose({ files: ["a", "b", "c", "d"].map(picture) }));
    expect([names(over.pages), over.problems]).toEqual([["a", "b", "c"], [{ kind: "tooMany" }]]);
  });

  test("counts with its oversized pictures, which are the first to be left out", () => {
    const both = { files: ["a", "b"].map(picture), oversized: ["x", "y"].map(picture) };
    const over = play("idDocument", started, choose(both));
    expect([names(over.pages), names(over.oversized), over.problems]).toEqual([
      ["a", "b"],
      ["x"],
      [{ kind: "tooMany" }],
    ]);
    const fits = play("idDocument", started, choose({ ...both, max: 4 }));
    expect([names(fits.oversized), fits.problems]).toEqual([["x", "y"], []]);
    const none = play("idDocument", started, choose({ ...both, max: 1 }));
    expect([names(none.pages), names(none.oversized)]).toEqual([["a"], []]);
  });

  test("says what is wrong with it, until the next choice", () => {
    const wrong = choose({ files: [picture("a")], problems: [unreadable] });
    expect(play("idDocument", started, wrong).problems).toEqual([unreadable]);
    expect(play("idDocument", started, wrong, { type: "removed", id: 1 }).problems).toEqual([]);
    const tooMany = choose({ files: ["a", "b"].map(picture), problems: [unreadable], max: 1 });
    expect(play("idDocument", started, tooMany).problems).toEqual([unreadable, { kind: "tooMany" }]);
    expect(play("idDocument", started, wrong, sendBegan).problems).toEqual([]);
  });

  test("is taken away page by page", () => {
    const { pages } = play("idDocument", started, choose({ files: ["a", "b", "c"].map(picture) }), {
      type: "removed",
      id: 2,
    });
    expect(names(pages)).toEqual(["a", "c"]);
  });

  test("leaves the other oversized pictures as they are while one is made smaller or dropped", () => {
    const [x, y] = [picture("x"), picture("y")];
    const two = [started, choose({ oversized: [x, y] })];
    const scaling = play("idDocument", ...two, { type: "scalingBegan", file: y.file });
    expect(scaling.oversized.map(({ isScaling }) => isScaling)).toEqual([false, true]);
    expect(names(play("idDocument", ...two, { type: "oversizedDropped", file: x.file }).oversized)).toEqual(["y"]);
    const unknown = play("idDocument", ...two, { type: "oversizedDropped", file });
    expect(names(unknown.oversized)).toEqual(["x", "y"]);
  });
});

describe("while pages are sent", () => {
  const sending = [started, chosen, sendBegan] as const;
  const progressed: SectionEvent = { type: "progressed", attempt: 1, pageId: 2, sent: 0.5, leftMs: 4_000 };
  const interrupted: SectionEvent = { type: "interrupted", attempt: 1, pageId: 2 };
  const sendingOf = (...events: SectionEvent[]) => play("idDocument", ...sending, ...events).sending;

  test("it is said which page is, how much of it has left and how long it takes, or that the line is lost", () => {
    expect(sendingOf()).toEqual({ pageId: 1, sent: 0, leftMs: null, isInterrupted: false });
    expect(sendingOf(progressed)).toEqual({ pageId: 2, sent: 0.5, leftMs: 4_000, isInterrupted: false });
    expect(sendingOf(progressed, interrupted)).toEqual({ pageId: 2, sent: 0.5, leftMs: null, isInterrupted: true });
    expect(sendingOf(progressed, interrupted, progressed)).toMatchObject({ isInterrupted: false });
  });

  test("each page moves alone, and a try that was cancelled or is over tells nothing any more", () => {
    expect(play("idDocument", ...sending, moved(1)).pages.map(({ state }) => state)).toEqual(["stored", "ready"]);
    const after = play("idDocument", ...sending, cancelled);
    expect([after.attempt, after.sending]).toEqual([2, null]);
    expect(play("idDocument", ...sending, cancelled, progressed)).toEqual(after);
  });

  test("there is no way back", () => {
    expect(play("idDocument", ...sending, { type: "wentBack" }).sending).not.toBeNull();
  });
});

test("a start that failed says why where it failed, and nothing once files are chosen", () => {
  const startFailed: SectionEvent = { type: "startFailed", failure: "address" };
  expect(play("idDocument", startFailed)).toEqual({ ...newSection("idDocument"), failure: "address" });
  expect(play("idDocument", startFailed, started).failure).toBeNull();
  expect(play("idDocument", started, startFailed).failure).toBeNull();
  expect(newSection("idDocument").problems).toEqual([]);
});
