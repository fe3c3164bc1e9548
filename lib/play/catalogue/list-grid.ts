import type { GameLobby } from "@/lib/routing/lobby-type";
import { rowSpans, spanRows } from "./row-span";
import type { Grid } from "./schema";

/** Small tiles alone: the columns divide the games of a full page, so that no last row is ragged. */
const small = (columns: number): Grid => ({ columns, rows: 1, sizes: ["1x"] });

interface ListGrid {
  /** The widest screens, where six columns would be as many pictures, only larger. */
  huge: Grid;
  desktop: Grid;
  tablet: Grid;
  mobile: Grid;
}

/** The grid of every list of games below a lobby, whole or filtered. The patterns of large tiles belong to the rows of the lobby. */
export function listGrid(lobby: GameLobby): ListGrid {
  const span = (columns: number) => spanRows(small(columns), rowSpans[lobby]);
  return { huge: span(10), desktop: span(6), tablet: span(5), mobile: span(3) };
}
