import { describe, expect, test } from "vitest";
import { fakeStorage } from "@/tests/support/intents/browser";
import type { Intent } from "./intent";
import { createRecords } from "./records";

/** The latest time that a date can hold, in ms. */
const lastTime = 8.64e15;
const intent: Intent = {
  ...{ id: "1", operation: "deposit", owner: "P1", mark: "m", parameters: { amountMinor: 1 }, before: ["a"] },
  ...{ state: "done", code: "c", startedAt: 1, unknownSince: 2, settledAt: 3, keyUntil: 4, until: 5 },
};

/** What is read of a value that the storage has as an intent. */
function readOf(value: unknown): Intent[] {
  const storage = fakeStorage();
  storage.setItem("intent:1", JSON.stringify({ v: 1, value }));
  return createRecords(() => storage).all();
}

test("what was written is read as it was", () => {
  expect(readOf(intent)).toEqual([intent]);
  const storage = fakeStorage();
  createRecords(() => storage).write(intent);
  expect(createRecords(() => storage).all()).toEqual([intent]);
});

describe("stored text is untrusted", () => {
  test.each([
    ...[undefined, null, "", 7, {}].flatMap((value) =>
      (["id", "operation", "mark"] as const).map((name) => [name, value] as const),
    ),
    ...[undefined, null, "", "over", 7, ["done"]].map((value) => ["state", value] as const),
    ...[undefined, null, "1", lastTime + 1, -lastTime - 1].map((value) => ["startedAt", value] as const),
  ])("no intent is one whose %s is %j", (name, value) => {
    expect(readOf({ ...intent, [name]: value })).toEqual([]);
  });

  test.each([
    ...["", 7, {}].flatMap((value) => (["owner", "code"] as const).map((name) => [name, value] as const)),
    ...["1", {}, lastTime + 1].flatMap((value) =>
      (["unknownSince", "settledAt", "keyUntil", "until"] as const).map((name) => [name, value] as const),
    ),
  ])("%s is unknown where it is %j", (name, value) => {
    expect(readOf({ ...intent, [name]: value })).toEqual([{ ...intent, [name]: null }]);
  });

  test("the first and the last time that a date can hold are times", () => {
    for (const startedAt of [lastTime, -lastTime])
      expect(readOf({ ...intent, startedAt })).toMatchObject([{ startedAt }]);
  });

  test.each(["sent", "unknown", "done", "refused"])("%s is a state", (state) => {
    expect(readOf({ ...intent, state })).toMatchObject([{ state }]);
  });

  test("parameters and what was before may be missing; what is no object is no intent", () => {
    expect(readOf({ ...intent, parameters: undefined, before: undefined })).toMatchObject([
      { parameters: null, before: null },
    ]);
    for (const value of [null, "deposit", 7, []]) expect(readOf(value)).toEqual([]);
  });
});

test("in a storage that is full a tab knows its own, and what another tab has settled since counts, once", () => {
  const storage = fakeStorage();
  let isFull = false;
  const full = () => {
    if (isFull) throw new Error("full");
    return storage;
  };
  const own = createRecords(() => ({ ...storage, length: storage.length, setItem: (...to) => full().setItem(...to) }));
  const other = createRecords(() => storage);
  expect(own.write({ ...intent, state: "sent" })).toBe(true);
  isFull = true;
  expect(own.write({ ...intent, state: "unknown" })).toBe(false);
  expect(own.write({ ...intent, id: "2", state: "unknown" })).toBe(false);
  const states = () => own.all().map(({ id, state }) => [id, state]);
  expect(states()).toEqual([
    ["1", "unknown"],
    ["2", "unknown"],
  ]);
  other.write({ ...intent, state: "done" });
  expect(states()).toEqual([
    ["1", "done"],
    ["2", "unknown"],
  ]);
  isFull = false;
  expect(own.write({ ...intent, id: "2", state: "done" })).toBe(true);
  expect(states()).toEqual([
    ["1", "done"],
    ["2", "done"],
  ]);
  own.forget("2");
  expect(states()).toEqual([["1", "done"]]);
});
