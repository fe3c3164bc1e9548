import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Grid, TileSize } from "@/lib/play/catalogue/schema";
import { fitAll, fitTiles, spans } from "./grid-fit";

const grid = (columns: number, rows: number, sizes: TileSize[]): Grid => ({ columns, rows, sizes });

/** The number of cells taken in each row, as `grid-auto-flow: dense` places the tiles: each in the first place that is free. */
function rowsOf(columns: number, sizes: readonly TileSize[]): number[] {
  const rows: boolean[][] = [];
  const cellsAt = (place: number, { columns: width, rows: height }: { columns: number; rows: number }) =>
    Array.from({ length: width * height }, (_, at) => ({
      row: Math.floor(place / columns) + Math.floor(at / width),
      column: (place % columns) + (at % width),
    }));
  for (const size of sizes)
    for (let place = 0; ; place++) {
      const cells = cellsAt(place, spans[size]);
      if (cells.some(({ row, column }) => column >= columns || rows[row]?.[column])) continue;
      for (const { row, column } of cells) {
        rows[row] ??= [];
        rows[row][column] = true;
      }
      break;
    }
  return rows.map((row) => row.filter(Boolean).length);
}

test("a tile takes two by two, one by two, two by one or one by one cells [LOBBY-515]", () => {
  expect(spans).toEqual({
    "4x": { columns: 2, rows: 2 },
    "2xv": { columns: 1, rows: 2 },
    "2xh": { columns: 2, rows: 1 },
    "1x": { columns: 1, rows: 1 },
  });
});

describe("the sizes of a grid", () => {
  test("are given in reading order, and again from the first when they run out", () => {
    expect(fitTiles(grid(4, 2, ["2xh", "1x", "1x"]), 6)).toEqual(["2xh", "1x", "1x", "2xh", "1x", "1x"]);
  });

  test("leave out the tile that the rows have no place for, and continue with one that fits", () => {
    expect(fitTiles(grid(3, 2, ["4x", "2xh", "1x"]), 6)).toEqual(["4x", null, "1x", null, null, "1x"]);
  });

  test("fall back to one cell where the grid is narrower than the tile", () => {
    expect(fitTiles(grid(1, 3, ["4x", "2xv"]), 3)).toEqual(["1x", "2xv", null]);
  });

  test("never overlap, never leave the grid, and leave nobody out who would fit", () => {
    const size = fc.constantFrom<TileSize>("4x", "2xv", "2xh", "1x");
    const grids = fc.record({
      columns: fc.integer({ min: 1, max: 9 }),
      rows: fc.integer({ min: 1, max: 5 }),
      sizes: fc.array(size, { minLength: 1, maxLength: 9 }),
    });
    fc.assert(
      fc.property(grids, fc.integer({ min: 0, max: 60 }), (given, count) => {
        const fitted = fitTiles(given, count);
        const cells = fitted.flatMap((each) => (each ? [spans[each].columns * spans[each].rows] : []));
        const taken = cells.reduce((sum, each) => sum + each, 0);
        const room = given.columns * given.rows;
        expect(fitted).toHaveLength(count);
        expect(taken).toBeLessThanOrEqual(room);
        if (given.sizes.every((each) => each === "1x")) expect(taken).toBe(Math.min(count, room));
      }),
    );
  });
});

describe("all tiles of a grid, however many rows they need", () => {
  const pattern: TileSize[] = ["2xv", "2xh", "1x", "1x"];

  test("keep the sizes of the grid where they end well", () => {
    expect(fitAll(grid(3, 2, pattern), 8)).toEqual([...pattern, ...pattern]);
  });

  test("end in no tile that hangs below the last row, and no hole before its end", () => {
    expect(fitAll(grid(4, 2, ["1x", "4x"]), 2)).toEqual(["1x", "1x"]);
    expect(fitAll(grid(7, 1, ["1x", "1x", "2xv"]), 3)).toEqual(["1x", "1x", "1x"]);
    expect(fitAll(grid(3, 1, ["1x", "1x", "2xh"]), 3)).toEqual(["1x", "1x", "1x"]);
  });

  test("fill the last row with wide ones where they can", () => {
    expect(fitAll(grid(3, 2, pattern), 6)).toEqual([...pattern, "1x", "2xh"]);
    expect(fitAll(grid(3, 2, pattern), 5)).toEqual(["2xv", "2xh", "2xh", "1x", "2xh"]);
    const small = (count: number) => Array<TileSize>(count).fill("1x");
    const page = fitAll(grid(7, 1, ["1x"]), 30);
    expect(page.slice(0, 24)).toEqual(small(24));
    expect(page.filter((size) => size === "2xh")).toHaveLength(5);
    // A few tiles in the only row stay as small as the others of their kind.
    expect(fitAll(grid(7, 1, ["1x"]), 3)).toEqual(small(3));
    expect(fitAll(grid(6, 1, ["1x"]), 30)).toEqual(small(30));
    expect(fitAll(grid(1, 1, ["1x"]), 5)).toEqual(small(5));
  });

  test.each([
    [5, "2xh 2xh 1x 1x 1x 1x 2xh"],
    [5, "4x 2xv 2xh 2xh 2xh 1x 1x 1x"],
    [5, "2xh 1x 1x 1x"],
    [7, "4x 1x 1x 1x 1x 1x 2xh 1x 1x 1x"],
    [7, "4x 2xv 2xh 2xh 1x 1x 1x 1x"],
    [7, "2xh 1x 1x 1x 2xh"],
    [6, "2xh 1x 1x 1x 1x"],
    [4, "2xh 1x 1x 1x 1x 1x 1x"],
    [3, "2xv 2xh 1x 1x 1x 1x 1x"],
    [4, "4x 2xv 2xv 2xv 2xv 2xv 2xv"],
    [6, "4x 2xv 2xv 2xv 2xv"],
    [6, "2xv"],
    [4, "2xv"],
    [2, "2xv"],
  ])("fill every row of %i columns, whatever the number of tiles: %s", (columns, sizes) => {
    const given = grid(columns, 2, sizes.split(" ") as TileSize[]);
    const counts = Array.from({ length: 24 }, (_, at) => at + 7);
    const emptyCells = (count: number) => {
      const cells = fitAll(given, count).reduce((sum, size) => sum + spans[size].columns * spans[size].rows, 0);
      return (columns - (cells % columns)) % columns;
    };
    expect(counts.filter((count) => emptyCells(count) > 0)).toEqual([]);
  });

  test("fill every row of any pattern, also of one that no row can fill, or are in the only row", () => {
    const patterns = fc.array(fc.constantFrom<TileSize>("4x", "2xv", "2xh", "1x"), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(
        patterns,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 60 }),
        (sizes, columns, count) => {
          const fitted = fitAll(grid(columns, 2, sizes), count);
          expect(fitted).toHaveLength(count);
          const rows = rowsOf(columns, fitted);
          if (rows.length > 1) expect(rows.filter((cells) => cells < columns)).toEqual([]);
        },
      ),
      {
        examples: [
          [["2xh"], 5, 23],
          [["2xh", "2xh", "2xh", "1x"], 7, 30],
          [["4x"], 3, 15],
        ],
      },
    );
  });

  test("are none where there is no game", () => {
    expect(fitAll(grid(3, 2, pattern), 0)).toEqual([]);
  });
});
