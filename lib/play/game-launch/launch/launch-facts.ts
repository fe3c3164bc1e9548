import "server-only";
import { readEnvironment } from "@/lib/config/environment";
import { partnerId } from "@/lib/config/partner";
import { imageUrl } from "@/lib/content/image";
import { countriesBlocking } from "@/lib/market/blocked-providers";
import type { MarketCode } from "@/lib/market/markets";
import { mapPlaces } from "@/lib/market/policy/by-place";
import { byPlace } from "@/lib/market/policy/policies";
import { countriesWithout } from "@/lib/play/catalogue/closed-countries";
import { needsLogin, openingProvider, type Provider, providerFacts } from "@/lib/play/catalogue/providers";
import type { GameFacts } from "@/lib/play/catalogue/schema";
import { isTouchOnly } from "@/lib/play/catalogue/touch-only";
import { dialogPictureSize } from "@/lib/play/game-launch/dialogs/dialog-picture-size";
import { launchJurisdictions } from "@/lib/play/game-launch/providers/jurisdiction";
import type { LaunchRules } from "./launch-rules";

/** The input of a launch from the game and the configuration. @throws for a provider whose games the site does not show */
export function launchFacts(game: GameFacts, market: MarketCode) {
  const { type, gameType, gameProvider, gameId } = game;
  const provider = openingProvider({ type, provider: gameProvider.slug });
  if (!provider) throw new Error(`No launch call is known for ${gameProvider.slug}.`);
  const { LAUNCHERS, LOGIN_PROVIDERS, TICKET_CC_STUDIOS, JURISDICTIONS } = readEnvironment();
  const settings = { ccStudios: TICKET_CC_STUDIOS, byMarket: JURISDICTIONS };
  return {
    game: {
      type,
      slug: game.gameSlug,
      gameId,
      provider,
      tableId: game.tableId ?? gameId,
      gameCategory: game.gameCategory ?? gameType ?? "",
      restrictedCountries: restrictedCountries(game),
    },
    thumb: imageUrl(game.grid["2xh"], dialogPictureSize),
    protocol: providerFacts[provider].protocol,
    needsLogin: needsLogin(provider, type, LOGIN_PROVIDERS),
    isMobileOnly: isTouchOnly(provider),
    partnerId: partnerId("launch"),
    launcher: LAUNCHERS[provider],
    jurisdictions: launchJurisdictions(market, game.studio, settings),
    rules: launchRules(market, provider, gameType),
  };
}

/** Where nobody plays the game, nor with an account of there: by the editors, by law and by the configuration. */
function restrictedCountries(game: GameFacts): string[] {
  const { gameProvider, subProvider } = game;
  const ofSuppliers = [...gameProvider.restrictedCountries, ...(subProvider?.restrictedCountries ?? [])];
  return [...new Set([...ofSuppliers, ...countriesWithout(game), ...countriesBlocking(gameProvider.slug)])];
}

/** The policy of a market's pages for one game. */
export function launchRules(market: MarketCode, provider: Provider, gameType: string | null): LaunchRules {
  return {
    demoPlay: byPlace(market, "demoPlay"),
    isMoneyOnly: mapPlaces(byPlace(market, "moneyOnlyProviders"), (slugs) => slugs.includes(provider)),
    minimumRoundMs: byPlace(market, gameType === "slots" ? "minimumRoundMs" : "minimumTableRoundMs"),
    celebratesReturnsBelowStake: byPlace(market, "celebratesReturnsBelowStake"),
    breakConfirmation: byPlace(market, "breakConfirmation"),
  };
}
