import type { Game, Grid, TileSize } from "@/lib/play/catalogue/schema";

/** Columns and rows that a tile takes (specification "Category"). */
export const spans: Readonly<Record<TileSize, { columns: number; rows: number }>> = {
  "4x": { columns: 2, rows: 2 },
  "2xv": { columns: 1, rows: 2 },
  "2xh": { columns: 2, rows: 1 },
  "1x": { columns: 1, rows: 1 },
};

export interface DeviceGrids {
  mobile: Grid;
  tablet: Grid;
  desktop: Grid;
  /** Of the widest screens, where it is not that of a desktop. */
  huge?: Grid;
}
export const devices = ["mobile", "tablet", "desktop"] as const;
export type Device = (typeof devices)[number];

/** A game and its size on each device; null where it has no place. */
export interface Place extends Record<Device, TileSize | null> {
  game: Game;
  /** On the widest screens, where they have a grid of their own. */
  huge?: TileSize | null;
}

/** Gives each game its place. `everything`: however many rows that takes; otherwise what fits the rows of the grid. */
export function placeGames(games: readonly Game[], grids: DeviceGrids, everything = false): Place[] {
  const sizesIn = everything ? fitAll : fitTiles;
  const layOut = (device: Device) => sizesIn(grids[device], games.length);
  const huge = grids.huge && sizesIn(grids.huge, games.length);
  const fitted = { mobile: layOut("mobile"), tablet: layOut("tablet"), desktop: layOut("desktop") };
  return games
    .map((game, index) => ({
      game,
      mobile: fitted.mobile[index] ?? null,
      tablet: fitted.tablet[index] ?? null,
      desktop: fitted.desktop[index] ?? null,
      ...(huge && { huge: huge[index] ?? null }),
    }))
    .filter((place) => devices.some((device) => place[device] !== null));
}

/**
 * The sizes of `count` tiles, in reading order and again from the first when the list runs out; null for a tile that has no
 * place in the rows.
 */
export function fitTiles(grid: Grid, count: number): (TileSize | null)[] {
  return layOut(grid.columns, sizesFor(grid, count), grid.rows).fitted;
}

/**
 * The sizes of `count` tiles in as many rows as they need. No cell of them is empty: as many of the last tiles as that takes are small,
 * and some of those wide. Tiles in the only row keep their sizes, and may leave its end empty.
 */
export function fitAll(grid: Grid, count: number): TileSize[] {
  const { columns } = grid;
  const sizes = sizesFor(grid, count);
  for (let last = count - 1; last >= 0; last--) {
    const filled = fillRows(columns, sizes);
    if (filled) return filled;
    sizes[last] = "1x";
  }
  return fillRows(columns, sizes) ?? sizes;
}

/** The same sizes, of which small ones of the last rows are wide; null where that does not fill every row. */
function fillRows(columns: number, sizes: readonly TileSize[]): TileSize[] | null {
  const { taken, lastStart } = layOut(columns, sizes);
  if (isFull(taken, columns)) return [...sizes];
  if (!endsInRow(taken, columns, lastStart)) return null;
  if (lastStart === 0) return [...sizes];
  const filled = [...sizes];
  for (let at = sizes.length - 1; at >= 0 && at >= sizes.length - 2 * columns; at--) {
    if (filled[at] !== "1x") continue;
    filled[at] = "2xh";
    const layout = layOut(columns, filled);
    if (layout.lastStart !== lastStart || !endsInRow(layout.taken, columns, lastStart)) filled[at] = "1x";
    else if (isFull(layout.taken, columns)) return filled;
  }
  return null;
}

/** Is every row full, down to the last? */
const isFull = (taken: ReadonlySet<number>, columns: number) =>
  taken.size % columns === 0 && Math.max(-1, ...taken) === taken.size - 1;

/** Are the only empty cells the last of this row? */
const endsInRow = (taken: ReadonlySet<number>, columns: number, row: number) =>
  Math.max(...taken) === taken.size - 1 && Math.ceil(taken.size / columns) === row + 1;

/** A grid of one column has no room for a wide tile in any row. */
function sizesFor({ columns, sizes }: Grid, count: number): TileSize[] {
  return Array.from({ length: count }, (_, index) => {
    const size = sizes[index % sizes.length] ?? "1x";
    return spans[size].columns > columns ? "1x" : size;
  });
}

interface Layout {
  fitted: (TileSize | null)[];
  /** Every cell that a tile takes, by its number in reading order. */
  taken: ReadonlySet<number>;
  /** The last row in which a tile begins. */
  lastStart: number;
}

/** Positions follow `grid-auto-flow: dense`, so the count here matches the browser's layout. */
function layOut(columns: number, sizes: readonly TileSize[], rows = Number.POSITIVE_INFINITY): Layout {
  const taken = new Set<number>();
  let lastStart = 0;
  /** The first row that has an empty cell. */
  let open = 0;

  const isTaken = (row: number) =>
    Array.from({ length: columns }, (_, left) => row * columns + left).every((cell) => taken.has(cell));
  const takePlace = (size: TileSize) => {
    while (isTaken(open)) open++;
    for (let top = open; top + spans[size].rows <= rows; top++)
      for (let left = 0; left + spans[size].columns <= columns; left++) {
        const cells = cellsOf(top * columns + left, size, columns);
        if (cells.some((cell) => taken.has(cell))) continue;
        for (const cell of cells) taken.add(cell);
        lastStart = Math.max(lastStart, top);
        return size;
      }
    return null;
  };

  const fitted = sizes.map(takePlace);
  return { fitted, taken, lastStart };
}

function cellsOf(first: number, size: TileSize, columns: number): number[] {
  const { rows, columns: width } = spans[size];
  return Array.from({ length: rows * width }, (_, at) => first + Math.floor(at / width) * columns + (at % width));
}
