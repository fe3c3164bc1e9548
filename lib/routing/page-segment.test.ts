import { expect, test } from "vitest";
import { pageSegment, parsePage } from "./page-segment";

test.each([1, 2, 30, 1_000])("page %i survives the way into the path and back", (page) => {
  const segments = pageSegment(page);
  expect(parsePage(segments.length > 0 ? segments.map(encodeURIComponent) : undefined)).toBe(page);
});

test("page 1 is written as nothing, the others with a mark", () => {
  expect(pageSegment(1)).toEqual([]);
  expect(pageSegment(2)).toEqual(["~2"]);
});

test.each([[["2"]], [["~0"]], [["~x"]], [["~2x"]], [["x~2"]], [["%"]], [["~2", "~3"]], [[]]])(
  "%j is not a page",
  (segments) => {
    expect(parsePage(segments)).toBeNull();
  },
);
