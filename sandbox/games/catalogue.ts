import type { Content } from "../content/content";
import type { ContentGame } from "../content/game";
import type { Provider } from "./answers";
import { buildModel, linesPerStake, type Model } from "./slot/model";

/** A slot game that can be played here: its mathematical model and the stakes that a currency allows. */
export interface SlotGame {
  game: ContentGame;
  model: Model;
  stakesMinor(currency: string): readonly number[];
}

export interface GameCatalogue {
  /** Null for a game that is unknown, is not a slot (only slots can be played here) or has impossible figures. */
  find(provider: Provider, gameId: string): SlotGame | null;
}

export function createGameCatalogue(content: Pick<Content, "findProviderGame">): GameCatalogue {
  const models = new Map<string, Model | null>();

  /** Null for figures that no model has: an editor may write any. */
  function modelOf({ rtp, volatility, maxWin }: ContentGame): Model | null {
    const key = `${rtp} ${volatility} ${maxWin}`;
    const known = models.get(key);
    if (known !== undefined) return known;
    let model: Model | null = null;
    try {
      model = buildModel({ rtp, volatility, maxWin });
    } catch (error) {
      console.error(`sandbox games: ${String(error)}`);
    }
    models.set(key, model);
    return model;
  }

  return {
    find(provider, gameId) {
      const game = content.findProviderGame(provider, gameId);
      if (game?._type !== "casinoGames" || game.gameType !== "slots") return null;
      const model = modelOf(game);
      return model && { game, model, stakesMinor: (currency) => stakeLadder(game.betLimits, currency) };
    },
  };
}

/** 1, 2, 5, 10, 20, 50 … between the limits of the currency, each a whole number of line bets; empty without such limits. */
export function stakeLadder(limits: ContentGame["betLimits"], currency: string): number[] {
  const limit = limits.find((each) => each.currency === currency);
  if (!limit) return [];
  const min = Math.round(limit.min * 100);
  const max = Math.round(limit.max * 100);
  const stakes: number[] = [];
  for (let power = linesPerStake; power <= max; power *= 10)
    for (const step of [1, 2, 5]) if (step * power >= min && step * power <= max) stakes.push(step * power);
  return stakes;
}

/** The stake that is chosen when a game opens: low, 0.50 where the minimum is 0.10. */
export function openingStake(stakesMinor: readonly number[]): number {
  return stakesMinor.find((stake) => String(stake).startsWith("5")) ?? stakesMinor[0] ?? 0;
}
