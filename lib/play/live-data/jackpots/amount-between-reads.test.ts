import { expect, test } from "vitest";
import { moveAmount, moveAmounts } from "./amount-between-reads";

test.each([
  [100, 200, 0, 100],
  [100, 200, 0.5, 150],
  [100, 200, 1, 200],
  [100, 200, 7, 200],
  [100, 200, -1, 100],
  [100, 101, 0.99, 100],
  [undefined, 200, 0, 200],
  [300, 200, 0.1, 200],
])("from %s to %d at %d shows %d", (from, to, progress, shown) => expect(moveAmount(from, to, progress)).toBe(shown));

test("games come and go", () => expect(moveAmounts({ a: 1, b: 5 }, { b: 7, c: 9 }, 0.5)).toEqual({ b: 6, c: 9 }));
