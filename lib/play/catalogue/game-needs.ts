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
  // A provider without an adapter opens for nobody.
  const isForPlayers = provider === null || needsLogin(provider, game.type, readEnvironment().LOGIN_PROVIDERS);
  return { needsMoney, needsLogin: needsMoney || isForPlayers || !hasDemos(market) };
}

/** May everybody play with play money here? Where not, no game has a demo, and a mark that says so would tell none from others. */
export const hasDemos = (market: MarketCode): boolean => publicPolicy(market).demoPlay === "open";
