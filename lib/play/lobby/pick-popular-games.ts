import { imageUrl } from "@/lib/content/image";
import { isPreview } from "@/lib/content/render-context";
import type { MarketCode } from "@/lib/market/markets";
import { closedCountries } from "@/lib/play/catalogue/closed-countries";
import { gameNeeds } from "@/lib/play/catalogue/game-needs";
import type { Game } from "@/lib/play/catalogue/schema";
import type { Edition } from "@/lib/routing/edition";
import { paths } from "@/lib/routing/paths";
import { rememberPopularGames } from "@/lib/routing/remembered-games";

const most = 6;
const pictureSize = { width: 180, height: 180 };

/** The first games that open for everybody in a market: an error page must not offer one that its visitor cannot open. */
export function pickPopular(games: readonly Game[], market: MarketCode): Game[] {
  return games.filter((game) => closedCountries(game).length === 0 && !asksForLogin(game, market)).slice(0, most);
}

const asksForLogin = ({ type, gameProvider }: Game, market: MarketCode) =>
  gameNeeds({ type, provider: gameProvider.slug }, market).needsLogin;

/** Keeps them for the pages that are made without the content service. Drafts are for previews alone. */
export function rememberPopular(edition: Edition, games: readonly Game[]): void {
  if (isPreview()) return;
  const shown = pickPopular(games, edition.locale.market).map((game) => ({
    href: paths.game(edition.locale, game),
    name: game.label,
    studio: game.subProvider?.title ?? game.gameProvider.title,
    picture: imageUrl(game.grid["1x"], pictureSize),
  }));
  rememberPopularGames(edition, shown);
}
