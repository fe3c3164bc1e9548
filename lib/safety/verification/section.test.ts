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
