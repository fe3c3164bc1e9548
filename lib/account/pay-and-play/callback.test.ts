import { expect, test } from "vitest";
import { readCallback } from "./callback";

const frame = { name: "the sign-up frame" };
const expected = { frame, origins: ["https://site.example", "https://bank.example"] };
const grant = { code: "any code: 1", sessionId: "s1" };
const receive = (data: unknown, more: { origin?: string; source?: unknown } = {}) =>
  readCallback({ origin: "https://site.example", source: frame, data, ...more }, expected);

test("a code and a session, or an error, from the frame's own window [PNP-007, PNP-012, PNP-507]", () => {
  expect(receive(grant)).toEqual(grant);
  expect(receive(grant, { origin: "https://bank.example" })).toEqual(grant);
  for (const code of ["1", "x".repeat(2_000), " ", "<script>"])
    expect(receive({ ...grant, code })).toEqual({ ...grant, code });
  expect(receive({ error: "cancelled" })).toEqual({ error: "cancelled" });
  expect(receive({ error: "" })).toEqual({ error: "" });
});

test.each([
  ["another origin", grant, { origin: "https://evil.example" }],
  ["an origin that begins alike", grant, { origin: "https://site.example.evil.example" }],
  ["no origin", grant, { origin: "null" }],
  ["another window of ours", grant, { source: { name: "a game" } }],
  ["no window", grant, { source: null }],
  ["an empty code", { ...grant, code: "" }, {}],
  ["no session", { code: "c" }, {}],
  ["a code that is no text", { ...grant, code: 4 }, {}],
  ["nothing", null, {}],
  ["a text", JSON.stringify(grant), {}],
  ["another message", { type: "round-ended" }, {}],
])("ignored: %s [PNP-010, PNP-506]", (_what, data, more) => {
  expect(receive(data, more)).toBeNull();
});

test("no message is accepted before there is a frame", () => {
  const message = { origin: "https://site.example", source: null, data: grant };
  expect(readCallback(message, { ...expected, frame: null })).toBeNull();
});
