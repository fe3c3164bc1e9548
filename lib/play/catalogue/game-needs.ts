import { readEnvironment } from "@/lib/config/environment";
import type { MarketCode } from "@/lib/market/markets";
import { publicPolicy } from "@/lib/market/policy/policies";
import { isMoneyOnly } from "./money-only";
import { type GameType, needsLogin, openingProvider } from "./providers";

/** What a game asks for before it opens. */
export interface GameNeeds {
  needsLogin: boolean;
  /** Money in the account, so a login first. */
  needsMoney: boolean;
}

/** What a provider's games of a type ask for in a market: a visitor has no demo of those that do. */
export function gameNeeds(game: { type: GameType; provider: string }, market: MarketCode): GameNeeds {
  const provider = openingProvider(game);
  const needsMoney = isMoneyOnly(game.provider, market);
  const isDemoOpen = publicPolicy(market).demoPlay === "open";
  // A provider without an adapter opens for nobody.
  const isForPlayers = provider === null || needsLogin(provider, game.type, readEnvironment().LOGIN_PROVIDERS);
  return { needsMoney, needsLogin: needsMoney || isForPlayers || !isDemoOpen };
}
