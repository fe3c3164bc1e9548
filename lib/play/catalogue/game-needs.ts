import { readEnvironment } from "@/lib/config/environment";
import { isRestricted } from "./money-only";
import { type GameType, needsLogin, openingProvider } from "./providers";

/** What a game asks for before it opens. */
export interface GameNeeds {
  needsLogin: boolean;
  /** Money in the account, so a login first. */
  needsMoney: boolean;
}

/** What a provider's games of a type ask for in a market: a visitor has no demo of those that do. */
export function gameNeeds(game: { type: GameType; provider: string }, market: string): GameNeeds {
  const provider = openingProvider(game);
  const needsMoney = isRestricted(game.provider, market, null);
  // A provider without an adapter opens for nobody.
  const isForPlayers = provider === null || needsLogin(provider, game.type, readEnvironment().LOGIN_PROVIDERS);
  return { needsMoney, needsLogin: needsMoney || isForPlayers };
}
