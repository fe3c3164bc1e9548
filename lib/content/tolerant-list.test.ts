import { beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { z } from "zod";
import { tolerantList } from "./tolerant-list";

const List = tolerantList(z.object({ id: z.string(), size: z.number() }));
let log: MockInstance<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockReturnValue();
});

const skipped = () => log.mock.calls.flat().map((line) => JSON.parse(String(line)).skipped);

test("an item that cannot be shown is left out, and the log names it", () => {
  const good = { id: "whole", size: 1 };
  expect(List.parse([{ id: "half" }, good, { _id: "tile-1", size: "x" }, null, 7])).toEqual([good]);
  expect(skipped()).toEqual(["half", "tile-1", "an item without a name", "an item without a name"]);
});

test("an absent list is empty, and one broken item of one leaves an empty list", () => {
  expect([List.parse(null), List.parse(undefined), List.parse([]), List.parse([{}])]).toEqual([[], [], [], []]);
});

test("a list of which nothing can be shown is refused, and so is what is no list", () => {
  for (const wrong of [[{}, {}], [null, { id: 1 }], {}, "list"]) expect(List.safeParse(wrong).success).toBe(false);
});
