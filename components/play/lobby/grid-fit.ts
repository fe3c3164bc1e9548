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
  const layOut = (device: Device) =>
    fitTiles(grids[device], games.length, everything ? Number.POSITIVE_INFINITY : grids[device].rows);
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
 * place in the rows. Places are given as `grid-auto-flow: dense` gives them, so what is counted here is what a browser draws.
 */
export function fitTiles({ columns, sizes }: Grid, count: number, rows: number): (TileSize | null)[] {
  const taken = new Set<string>();

  const takePlace = (size: TileSize) => {
    for (let top = 0; top + spans[size].rows <= rows; top++)
      for (let left = 0; left + spans[size].columns <= columns; left++) {
        const cells = cellsOf(top, left, size);
        if (cells.some((cell) => taken.has(cell))) continue;
        for (const cell of cells) taken.add(cell);
        return size;
      }
    return null;
  };

  return Array.from({ length: count }, (_, index) => {
    const size = sizes[index % sizes.length] ?? "1x";
    // A grid of one column has no room for a wide tile in any row.
    return takePlace(spans[size].columns > columns ? "1x" : size);
  });
}

function cellsOf(top: number, left: number, size: TileSize): string[] {
  const cells: string[] = [];
  for (let row = top; row < top + spans[size].rows; row++)
    for (let column = left; column < left + spans[size].columns; column++) cells.push(`${row}:${column}`);
  return cells;
}
