import type { Content } from "../content/content";
import type { ContentGame } from "../content/game";
import type { Provider } from "./answers";
import { buildModel, linesPerStake, type Model } from "./slot/model";

/** A slot game that can be played here: its maths, and what may be staked in a currency. */
export interface SlotGame {
  game: ContentGame;
  model: Model;
  stakesMinor(currency: string): readonly number[];
}

export interface Games {
  /** Null for a game that is unknown, or no slot (tables and instant games have no frame here), or has impossible figures. */
  find(provider: Provider, gameId: string): SlotGame | null;
}

export function createGames(content: Pick<Content, "findProviderGame">): Games {
  const models = new Map<string, Model | null>();

  /** Null for figures that no slot of ours has: an editor may write anything. */
  function modelOf({ rtp, volatility, maxWin }: ContentGame): Model | null {
    const key = `${rtp} ${volatility} ${maxWin}`;
    const known = models.get(key);
    if (known !== undefined) return known;
    let model: Model | null = null;
    try {
      model = buildModel({ rtp, volatility, maxWin });
    } catch (error) {
      console.error(`sandbox frames: ${String(error)}`);
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

/** The stake a game opens with: a modest one, 0.50 where the least is 0.10. */
export function openingStake(stakesMinor: readonly number[]): number {
  return stakesMinor.find((stake) => String(stake).startsWith("5")) ?? stakesMinor[0] ?? 0;
}
