import "server-only";
import { readEnvironment } from "@/lib/config/environment";
import { partnerId } from "@/lib/config/partner";
import { imageUrl } from "@/lib/content/image";
import { needsLogin, openingProvider, providerFacts } from "@/lib/play/catalogue/providers";
import type { GameFacts } from "@/lib/play/catalogue/schema";
import { isTouchOnly } from "@/lib/play/catalogue/touch-only";
import { dialogPictureSize } from "./dialog-picture-size";
import { launchJurisdictions } from "./jurisdiction";

/** The input of a launch from the game and the configuration. @throws for a provider whose games the site does not show */
export function launchFacts(game: GameFacts, market: string) {
  const { type, gameType, gameProvider, subProvider, gameId } = game;
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
      restrictedCountries: [...gameProvider.restrictedCountries, ...(subProvider?.restrictedCountries ?? [])],
    },
    thumb: imageUrl(game.grid["2xh"], dialogPictureSize),
    protocol: providerFacts[provider].protocol,
    needsLogin: needsLogin(provider, type, LOGIN_PROVIDERS),
    isMobileOnly: isTouchOnly(provider),
    partnerId: partnerId("launch"),
    launcher: LAUNCHERS[provider],
    jurisdictions: launchJurisdictions(market, game.studio, settings),
  };
}
