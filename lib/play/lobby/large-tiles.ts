import type { Grid } from "./schema";

interface Row<Game> {
  grid: { desktop: Grid; tablet: Grid; mobile: Grid };
  games: readonly Game[];
}

/**
 * The rows of a page with no game in two large places: a game that has been large already, in a row above or in a banner
 * (`taken`, by their slugs), changes places with the next one of its row that has not. A row without another keeps its order.
 */
export function varyLargeTiles<Game extends { id: string; gameSlug: string | null }, Each extends Row<Game>>(
  rows: readonly Each[],
  taken: readonly string[],
): (Each & { games: Game[] })[] {
  const large = new Set(taken);
  const nameOf = ({ gameSlug, id }: Game) => gameSlug ?? id;
  return rows.map((row) => {
    const games = [...row.games];
    for (const at of largePlaces(row.grid, games.length)) {
      const next = games.findIndex((game, other) => other >= at && !large.has(nameOf(game)));
      const [here, there] = [games[at], games[next]];
      if (here && there) [games[at], games[next]] = [there, here];
      if (games[at]) large.add(nameOf(games[at]));
    }
    return { ...row, games };
  });
}

/** The places that are of the largest size on a device. */
function largePlaces({ desktop, tablet, mobile }: Row<unknown>["grid"], count: number): number[] {
  const isLarge = (at: number) => [desktop, tablet, mobile].some(({ sizes }) => sizes[at] === "4x");
  return Array.from({ length: count }, (_, at) => at).filter(isLarge);
}
