import { expect, test } from "vitest";
import { evenRows } from "./even-rows";

test.each([3, 4, 7])(
  "of any number of items every row is whole, with at most %i items and at most one less",
  (most) => {
    for (let count = Math.ceil(most / 2); count <= 60; count++) {
      const sizes = evenRows(count, most);
      expect(sizes).toHaveLength(count);
      const rows: number[] = [];
      for (let at = 0; at < count; at += sizes[at] ?? count) rows.push(sizes[at] ?? 0);
      expect(sizes, `${count}`).toEqual(rows.flatMap((size) => Array.from({ length: size }, () => size)));
      expect(rows, `${count}`).toHaveLength(Math.ceil(count / most));
      expect(Math.max(...rows), `${count}`).toBeLessThanOrEqual(most);
      expect(Math.max(...rows) - Math.min(...rows), `${count}`).toBeLessThanOrEqual(1);
    }
  },
);

test("items that are fewer than half a row keep its places", () => {
  expect(evenRows(0, 7)).toEqual([]);
  expect(evenRows(2, 7)).toEqual([7, 7]);
  expect(evenRows(3, 7)).toEqual([7, 7, 7]);
  expect(evenRows(4, 7)).toEqual([4, 4, 4, 4]);
});
