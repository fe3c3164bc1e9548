import type { Game, Grid, TileSize } from "@/lib/play/lobby/schema";

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
}
export type Device = keyof DeviceGrids;
export const devices = ["mobile", "tablet", "desktop"] as const satisfies readonly Device[];

/** A game and its size on each device; null where it has no place. */
export interface Place extends Record<Device, TileSize | null> {
  game: Game;
}

/** Gives each game its place. `everything`: however many rows that takes; otherwise what fits the rows of the grid. */
export function placeGames(games: readonly Game[], grids: DeviceGrids, everything = false): Place[] {
  const sizesIn = everything ? fitAll : fitTiles;
  const layOut = (device: Device) => sizesIn(grids[device], games.length);
  const fitted = { mobile: layOut("mobile"), tablet: layOut("tablet"), desktop: layOut("desktop") };
  return games
    .map((game, index) => ({
      game,
      mobile: fitted.mobile[index] ?? null,
      tablet: fitted.tablet[index] ?? null,
      desktop: fitted.desktop[index] ?? null,
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
 * The sizes of `count` tiles in as many rows as they need. The grid ends well: from the last one back, large tiles give way
 * to small ones until the only cells left empty are the last of a row in which a tile begins. Then tiles near the end become
 * wide, or narrow, or else small, where that fills every row: a page of 30 games in seven columns ends full too. Tiles in the
 * only row keep their sizes.
 */
export function fitAll(grid: Grid, count: number): TileSize[] {
  const { columns } = grid;
  const given = sizesFor(grid, count);
  const sizes = [...given];
  for (let last = count - 1; last >= 0; last--) {
    if (endsWell(layOut(columns, sizes, Number.POSITIVE_INFINITY), columns)) break;
    sizes[last] = "1x";
  }
  const { lastStart } = layOut(columns, sizes, Number.POSITIVE_INFINITY);
  if (lastStart === 0) return sizes;
  return (
    fillLastRow(columns, sizes) ??
    fillByChanges(columns, given) ??
    fillByChanges(columns, sizes) ??
    fillWithSmall(columns, given) ??
    sizes
  );
}

/** The same sizes, of which as many of the last as it takes are small ones: two of them fill what a tall tile took. */
function fillWithSmall(columns: number, sizes: readonly TileSize[]): TileSize[] | null {
  const filled = [...sizes];
  for (let at = sizes.length - 1; at >= 0 && at >= sizes.length - 2 * columns; at--) {
    filled[at] = "1x";
    const { taken } = layOut(columns, filled, Number.POSITIVE_INFINITY);
    if (taken.size % columns === 0 && Math.max(...taken) === taken.size - 1) return filled;
  }
  return null;
}

/** The same sizes, of which small ones of the last two rows are wide; null where that does not fill the last row. */
function fillLastRow(columns: number, sizes: readonly TileSize[]): TileSize[] | null {
  const { taken, lastStart } = layOut(columns, sizes, Number.POSITIVE_INFINITY);
  let empty = (lastStart + 1) * columns - taken.size;
  const filled = [...sizes];
  for (let at = sizes.length - 1; empty > 0 && at >= sizes.length - 2 * columns && at >= 0; at--) {
    if (filled[at] !== "1x") continue;
    filled[at] = "2xh";
    const layout = layOut(columns, filled, Number.POSITIVE_INFINITY);
    if (columns > 1 && endsWell(layout, columns) && layout.lastStart === lastStart) empty--;
    else filled[at] = "1x";
  }
  return empty === 0 ? filled : null;
}

/** The size of the same height and the other width. */
const otherWidth: Readonly<Record<TileSize, TileSize>> = { "1x": "2xh", "2xh": "1x", "2xv": "4x", "4x": "2xv" };
/** Enough for every usual grid; each layout takes a fraction of a millisecond. */
const mostChanges = 4;
const mostLayouts = 60;

const cellCount = (size: TileSize) => spans[size].columns * spans[size].rows;

/** The same sizes with the fewest changes of width near the end that fill every row; null where so many do not. */
function fillByChanges(columns: number, sizes: readonly TileSize[]): TileSize[] | null {
  const first = Math.max(0, sizes.length - 2 * columns);
  if (columns === 1) return null;
  const cells = sizes.reduce((sum, size) => sum + cellCount(size), 0);
  let layouts = 0;

  const isFull = (changed: readonly TileSize[], count: number) => {
    if (count % columns > 0 || layouts++ >= mostLayouts) return false;
    return Math.max(...layOut(columns, changed, Number.POSITIVE_INFINITY).taken) < count;
  };
  const change = (changed: readonly TileSize[], count: number, before: number, left: number): TileSize[] | null => {
    if (left === 0) return isFull(changed, count) ? [...changed] : null;
    for (let at = before - 1; at >= first; at--) {
      const size = changed[at] ?? "1x";
      const other = otherWidth[size];
      const more = cellCount(other) - cellCount(size);
      const found = change(changed.with(at, other), count + more, at, left - 1);
      if (found) return found;
    }
    return null;
  };

  for (let changes = 0; changes <= mostChanges; changes++) {
    const found = change(sizes, cells, sizes.length, changes);
    if (found) return found;
  }
  return null;
}

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
function layOut(columns: number, sizes: readonly TileSize[], rows: number): Layout {
  const taken = new Set<number>();
  let lastStart = 0;
  /** The first row that has an empty cell. */
  let open = 0;

  const isFull = (row: number) =>
    Array.from({ length: columns }, (_, left) => row * columns + left).every((cell) => taken.has(cell));
  const takePlace = (size: TileSize) => {
    while (isFull(open)) open++;
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

function endsWell({ taken, lastStart }: Layout, columns: number): boolean {
  const last = Math.max(...taken);
  return taken.size === last + 1 && lastStart === Math.floor(last / columns);
}
