import { isPreview } from "@/lib/content/deadline";
import { imageUrl } from "@/lib/content/image";
import type { Edition } from "@/lib/routing/edition";
import { paths } from "@/lib/routing/paths";
import { rememberPopularGames } from "@/lib/routing/popular-games";
import { closedCountries } from "./closed-countries";
import type { Game } from "./schema";

const most = 6;
const pictureSize = { width: 180, height: 180 };

/** The first games that are open to everybody: an error page must not offer a game that the visitor cannot open. */
export function pickPopular(games: readonly Game[]): Game[] {
  return games.filter((game) => closedCountries(game).length === 0).slice(0, most);
}

/** Keeps them for the pages that are made without the content service. Drafts are for previews alone. */
export function rememberPopular(edition: Edition, games: readonly Game[]): void {
  if (isPreview()) return;
  const shown = pickPopular(games).map((game) => ({
    href: paths.game(edition.locale, game),
    name: game.label,
    studio: game.subProvider?.title ?? game.gameProvider.title,
    picture: imageUrl(game.grid["1x"], pictureSize),
  }));
  rememberPopularGames(edition, shown);
}
