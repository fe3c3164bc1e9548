import type { Grid } from "@/lib/play/catalogue/schema";
import type { Banner } from "./schema";

interface Row<Game> {
  grid: { desktop: Grid; tablet: Grid; mobile: Grid };
  games: readonly Game[];
}

interface Named {
  id: string;
  gameSlug: string | null;
}

/**
 * The rows of a page with no game in two large places: a game that has been large already, in a row above or in a banner
 * (`taken`, by their slugs), changes places with the next one of its row that has not, or with one before it in a small place.
 * The largest places of a row are filled first. A row without another game keeps its order.
 */
export function varyLargeTiles<Game extends Named, Each extends Row<Game>>(
  rows: readonly Each[],
  taken: readonly string[],
): (Each & { games: Game[] })[] {
  const large = new Set(taken);
  return rows.map((row) => {
    const games = [...row.games];
    const places = largePlaces(row.grid, games.length);
    for (const [done, at] of places.entries()) {
      const isFree = (place: number) => !places.slice(0, done).includes(place);
      const others = [...games.keys()].filter(isFree).sort((one, other) => Number(one < at) - Number(other < at));
      const next = others.find((place) => games[place] && !large.has(nameOf(games[place]))) ?? at;
      const [here, there] = [games[at], games[next]];
      if (here && there) [games[at], games[next]] = [there, here];
      if (games[at]) large.add(nameOf(games[at]));
    }
    return { ...row, games };
  });
}

/** The games that banners lead to, by their slugs. */
export function gamesOfBanners(banners: readonly Pick<Banner, "urlAction">[]): string[] {
  return banners.flatMap(({ urlAction }) => urlAction?.slug?.match(/^\/?play\/(.+)$/)?.[1] ?? []);
}

/** Fewest games of a row of large pictures. */
const fewest = 2;

/**
 * Rows in which every picture is large, without the games of a banner (`taken`, by their slugs) or of a row above. A row that
 * would be left with hardly any keeps them all.
 */
export function varyLargeRows<Game extends Named>(
  rows: readonly (readonly Game[])[],
  taken: readonly string[],
): Game[][] {
  const large = new Set(taken);
  return rows.map((games) => {
    const others = games.filter((game) => !large.has(nameOf(game)));
    const shown = others.length < fewest ? [...games] : others;
    for (const game of shown) large.add(nameOf(game));
    return shown;
  });
}

const nameOf = ({ gameSlug, id }: Named) => gameSlug ?? id;

/** The places that are larger than one cell on a device, the largest first. */
function largePlaces({ desktop, tablet, mobile }: Row<unknown>["grid"], count: number): number[] {
  const sizesAt = (at: number) => [desktop, tablet, mobile].map(({ sizes }) => sizes[at] ?? "1x");
  const isLargest = (at: number) => sizesAt(at).includes("4x");
  return Array.from({ length: count }, (_, at) => at)
    .filter((at) => sizesAt(at).some((size) => size !== "1x"))
    .sort((one, other) => Number(isLargest(other)) - Number(isLargest(one)));
}
