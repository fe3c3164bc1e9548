import { expect, test } from "vitest";
import { flatten } from "./flatten";

test("every value has its place, and what is empty is there too", () => {
  const data = { a: { b: [{ c: 1 }, { c: null }], d: [] }, e: false, f: undefined, g: "x" };
  expect(flatten(data)).toEqual([
    ["a.b.0.c", "1"],
    ["a.b.1.c", ""],
    ["a.d", ""],
    ["e", "false"],
    ["f", ""],
    ["g", "x"],
  ]);
});
