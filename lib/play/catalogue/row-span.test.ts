import { expect, test } from "vitest";
import { rowSpans, spanRows } from "./row-span";

test("a tile takes two rows in the live casino, and one in the casino [LOBBY-530]", () => {
  expect(rowSpans).toEqual({ casino: 1, liveCasino: 2 });
  const grid = { columns: 6, rows: 1, sizes: ["1x", "2xh", "2xv", "4x"] as const };
  const plain = { ...grid, sizes: [...grid.sizes] };
  expect(spanRows(plain, rowSpans.casino)).toEqual(plain);
  expect(spanRows(plain, rowSpans.liveCasino)).toEqual({ columns: 6, rows: 2, sizes: ["2xv", "4x", "2xv", "4x"] });
});
