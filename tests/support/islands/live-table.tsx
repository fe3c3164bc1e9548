import { GameFrame } from "@/components/play/game-launch/frame/game-frame";
import { noRules } from "@/tests/support/launch-rules";

/** The page of a live table, which needs a player. */
export const LiveTable = () => (
  <GameFrame
    facts={{
      game: {
        type: "liveCasinoGames",
        slug: null,
        gameId: "salon",
        provider: "evolution",
        tableId: "salon",
        gameCategory: "roulette",
        restrictedCountries: [],
      },
      protocol: "common",
      needsLogin: true,
      isMobileOnly: false,
      partnerId: 1247,
      jurisdictions: { ticket: "MT", token: "MT", address: "MT" },
      launcher: undefined,
      locale: { segment: "en-UN", apiLanguage: "en" },
      currency: "EUR",
      brand: "greenroom",
      channel: "web",
      country: "FI",
      rules: noRules,
      isMoneyOnly: false,
      lobbyHref: "/en-UN/live-casino-online",
      liveLobbyHref: "/en-UN/live-casino-online",
      thumb: "/thumb.webp",
    }}
    about={{
      gameTitle: "Roulette Salon",
      providerTitle: "Evolution",
      metadata: { gameType: "roulette", rtp: null, volatility: null },
    }}
    tag="en"
    poster={{ name: "Velvet Roulette", provider: "Evolution", wide: "/wide.webp", square: "/square.webp" }}
    closedIn={[]}
  />
);
