import type { Grid } from "@/lib/play/catalogue/schema";
import type { Channel } from "@/lib/routing/edition";
import { allGamesId } from "@/lib/routing/paths";

/** Games on a page of a category (specification "Business constants"); one more is read to know whether there is another page. */
export const pageSizes: Readonly<Record<Channel, number>> = { mobile: 15, web: 30 };

/** Games on a page of the list of all games (specification "Business constants"); a tablet gets as many as a desktop. */
export const allGamesPageSizes: Readonly<Record<Channel, number>> = { mobile: 30, web: 60 };

/** Games on a page of a list, by its id. */
export const listPageSize = (channel: Channel, id: string): number =>
  (id === allGamesId ? allGamesPageSizes : pageSizes)[channel];

/** Most games in the HTML of a lobby, over all its categories: the whole document stays within its budget (`tests/budgets/html.test.ts`). */
export const lobbyLimit = 40;

interface CategoryRow<Game> {
  grid: { desktop: Grid; tablet: Grid; mobile: Grid };
  games: readonly Game[];
  /** All games of the category, also those that cannot be shown. */
  total: number;
}

/** The games of each category that its grid has room for, without doubles; ends before the category that no longer fits. A category that has no games is left out; one whose games cannot be shown stays. */
export function pickRows<Game extends { id: string }, Each extends CategoryRow<Game>>(
  rows: readonly Each[],
  channel: Channel,
): (Each & { games: Game[] })[] {
  let left = lobbyLimit;
  return rows.flatMap((row) => {
    const room = channel === "mobile" ? row.grid.mobile.sizes.length : roomOnScreen(row);
    const games = uniqueGames(row.games).slice(0, room);
    left -= games.length;
    return row.total > 0 && left >= 0 ? [{ ...row, games }] : [];
  });
}

function roomOnScreen({ grid }: CategoryRow<unknown>): number {
  return Math.max(grid.desktop.sizes.length, grid.tablet.sizes.length);
}

/** The first of each id (specification: games are de-duplicated by id). */
export function uniqueGames<Game extends { id: string }>(games: readonly Game[]): Game[] {
  const seen = new Set<string>();
  return games.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** The part of a list that a page shows, of the games read for it: one more than fits, which shows that there is another page. */
export function splitPage<Game>(read: readonly Game[], size: number): { shown: Game[]; hasMore: boolean } {
  return { shown: read.slice(0, size), hasMore: read.length > size };
}
