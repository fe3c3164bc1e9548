import type { ReactNode } from "react";
import { GameFrame } from "@/components/play/game-launch/frame/game-frame";
import { getBrand } from "@/lib/config/brand";
import { readEnvironment } from "@/lib/config/environment";
import { imageUrl } from "@/lib/content/image";
import { resolveLocale } from "@/lib/market/locale";
import { markets, toCountryCode } from "@/lib/market/markets";
import { getCompiledMessages } from "@/lib/market/messages/compiled-messages";
import { PageMessages } from "@/lib/market/messages/page-messages";
import { closedCountries, countriesWithout } from "@/lib/play/catalogue/closed-countries";
import { isMoneyOnly } from "@/lib/play/catalogue/money-only";
import type { GameFacts as Facts, Game } from "@/lib/play/catalogue/schema";
import { launchFacts } from "@/lib/play/game-launch/launch/launch-facts";
import type { Edition } from "@/lib/routing/edition";
import { lobbyOfGame } from "@/lib/routing/lobby-type";
import { paths } from "@/lib/routing/paths";
import { GameFacts } from "./game-facts";
import { GameHeading } from "./game-heading";
import { RelatedGames } from "./related-games";

interface GamePageProps {
  edition: Edition;
  game: Facts;
  /** Others that everybody may open here. */
  related: readonly Game[];
  /** The heart of the game. */
  favourite: ReactNode;
  /** The widget of the winners. */
  winners: ReactNode;
}

/** The page of a game: the frame, the facts for everybody (ruling 37), and where to go next. */
export async function GamePage({ edition, game, related, favourite, winners }: GamePageProps) {
  const { locale, channel } = edition;
  const { apiLanguage, tag } = resolveLocale(locale);
  const { label, gameProvider, subProvider } = game;
  const studio = subProvider?.title ?? gameProvider.title;
  const lobby = lobbyOfGame(game.type);
  const art = {
    wide: imageUrl(game.grid["2xh"], { width: 600, height: 300 }),
    square: imageUrl(game.grid["1x"], { width: 400, height: 400 }),
  };
  const launch = launchFacts(game, locale.market);
  const facts = {
    ...launch,
    locale: { segment: locale.segment, apiLanguage },
    currency: markets[locale.market].currency,
    brand: getBrand().slug,
    isMoneyOnly: isMoneyOnly(launch.game.provider, locale.market),
    channel,
    // Else the default one, for a visitor of the global market whose own was not detected.
    country: toCountryCode(locale.market) ?? readEnvironment().DEFAULT_COUNTRY,
    lobbyHref: paths.lobby(locale, lobby),
    liveLobbyHref: paths.lobby(locale, "liveCasino"),
  };
  return (
    <main
      id="main"
      data-page="game"
      data-lobby={lobby}
      data-studio={studio}
      className="page game-page grid max-w-game grid-cols-1 content-start gap-gap"
    >
      <GameHeading {...{ locale, game, studio, favourite }} lobbyHref={facts.lobbyHref} />
      {/* The frame shows these from the first paint on, and the problems of a game must show without a network. */}
      <PageMessages domain="play.gameLaunch" tag={tag} messages={await getCompiledMessages(locale, "play.gameLaunch")}>
        <GameFrame
          facts={facts}
          about={{
            gameTitle: label,
            providerTitle: gameProvider.title,
            metadata: { gameType: game.gameType, rtp: game.rtp, volatility: game.volatility },
          }}
          poster={{ ...art, name: label, provider: studio }}
          closedIn={[...closedCountries(game), ...countriesWithout(game)]}
          tag={tag}
        />
      </PageMessages>
      <GameFacts edition={edition} game={game} />
      <RelatedGames locale={locale} games={related} />
      {winners}
    </main>
  );
}
