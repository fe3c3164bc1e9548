import type { GameLobby } from "@/lib/routing/lobby-type";
import type { Grid, TileSize } from "./schema";

/** Rows of the grid that a tile of each lobby takes (specification "Business constants"). */
export const rowSpans: Readonly<Record<GameLobby, 1 | 2>> = { casino: 1, liveCasino: 2 };

/** The size of a tile that takes twice its rows; one of two rows is high already. */
const high: Readonly<Record<TileSize, TileSize>> = { "1x": "2xv", "2xh": "4x", "2xv": "2xv", "4x": "4x" };

/** The grid of a category as its lobby shows it. */
export function spanRows<Each extends Grid>(grid: Each, rowSpan: 1 | 2): Each {
  if (rowSpan === 1) return grid;
  return { ...grid, rows: grid.rows * rowSpan, sizes: grid.sizes.map((size) => high[size]) };
}
