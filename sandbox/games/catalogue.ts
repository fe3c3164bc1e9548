import type { Content } from "../content/content";
import type { ContentGame } from "../content/game";
import { jackpotPercent } from "../content/generator/slot-figures";
import { playBaccarat, spots } from "./baccarat/baccarat";
import { blackjack } from "./blackjack/blackjack";
import { playDice, targets } from "./dice/dice";
import { minesSteps } from "./mines/mines";
import { playPlinko, risks } from "./plinko/plinko";
import type { Bet, Kind, Outcome, Provider, SessionResponse } from "./responses";
import type { Draw } from "./rounds/draw";
import type { Steps } from "./rounds/steps";
import { lines } from "./slot/lines";
import { buildModel, type Model, type Published, unitsPerStake, wayCount } from "./slot/model";
import { drawScreen, evaluate } from "./slot/spin";

/** A game that can be played here, and the stakes that a currency allows. */
export interface PlayableGame {
  game: ContentGame;
  kind: Kind;
  pays: SessionResponse["pays"];
  hasJackpot: boolean;
  stakesMinor(currency: string): readonly number[];
  /** Decides a round; null for a bet that the game does not have. */
  play(bet: Bet, stakeMinor: number, draw: Draw): Outcome | null;
  /** Of a game whose rounds have several steps: they are played with these instead. */
  steps?: Steps;
}

export interface GameCatalogue {
  /** Null for a game that is unknown, is of a kind that cannot be played here or has impossible figures. */
  find(provider: Provider, gameId: string): PlayableGame | null;
}

/** A stake is a whole number of so many minor units, so that every pay is whole. */
export const stakeUnits: Readonly<Record<Kind, number>> = {
  slots: unitsPerStake,
  baccarat: 100,
  blackjack: 100,
  dice: 10,
  mines: 10,
  plinko: 10,
};

export function createGameCatalogue(content: Pick<Content, "findProviderGame">): GameCatalogue {
  const models = new Map<string, Model | null>();

  /** Null for figures that no model has: an editor may write any. */
  function modelOf({ volatility, maxWin, ...game }: ContentGame): Model | null {
    const layout = layoutOf(game);
    if (volatility === null || maxWin === null || layout === null) return null;
    const rtp = reelReturn(game.rtp, game.jackpotExist);
    const key = `${rtp} ${volatility} ${maxWin} ${layout}`;
    const known = models.get(key);
    if (known !== undefined) return known;
    let model: Model | null = null;
    try {
      model = buildModel({ rtp, volatility, maxWin, layout });
    } catch (error) {
      console.error(`sandbox games: ${String(error)}`);
    }
    models.set(key, model);
    return model;
  }

  /** Null for a kind that nothing here plays. */
  function engineOf(game: ContentGame): Pick<PlayableGame, "kind" | "pays" | "play" | "steps"> | null {
    switch (game.gameType) {
      case "slots": {
        const model = modelOf(game);
        if (!model) return null;
        const { volatility, maxWin, layout, pays, scatterPays } = model;
        return {
          kind: "slots",
          pays: { rtp: game.rtp, volatility, maxWin, layout, pays, scatterPays },
          play: (bet, stakeMinor, draw) =>
            bet === undefined ? evaluate(model, drawScreen(model, draw), stakeMinor) : null,
        };
      }
      case "baccarat":
        return {
          kind: "baccarat",
          pays: null,
          play(bet, stakeMinor, draw) {
            const spot = spots.find((each) => each === bet);
            return spot ? playBaccarat(spot, stakeMinor, draw) : null;
          },
        };
      case "blackjack":
        return { kind: "blackjack", pays: null, play: () => null, steps: blackjack };
      case "dice":
        return {
          kind: "dice",
          pays: null,
          play(bet, stakeMinor, draw) {
            const target = targets.find((each) => each === bet);
            return target ? playDice(target, stakeMinor, draw) : null;
          },
        };
      case "mines":
        return { kind: "mines", pays: null, play: () => null, steps: minesSteps };
      case "plinko":
        return {
          kind: "plinko",
          pays: null,
          play(bet, stakeMinor, draw) {
            const risk = risks.find((each) => each === bet);
            return risk ? playPlinko(risk, stakeMinor, draw) : null;
          },
        };
      default:
        return null;
    }
  }

  return {
    find(provider, gameId) {
      const game = content.findProviderGame(provider, gameId);
      const engine = game?._type === "casinoGames" ? engineOf(game) : null;
      if (!game || !engine) return null;
      const unit = stakeUnits[engine.kind];
      const hasJackpot = engine.kind === "slots" && game.jackpotExist;
      return { ...engine, game, hasJackpot, stakesMinor: (currency) => stakeLadder(game.betLimits, currency, unit) };
    },
  };
}

/** The return of a slot's reels, in percent: its published return, less the share of its jackpot. */
export function reelReturn(rtp: number, hasJackpot: boolean): number {
  return hasJackpot ? Math.round((rtp - jackpotPercent) * 100) / 100 : rtp;
}

/** Null for lines or ways that no frame has. */
function layoutOf({ lines: lineCount, ways }: Pick<ContentGame, "lines" | "ways">): Published["layout"] | null {
  if (ways === null) return lineCount === lines.length ? "lines" : null;
  return ways === wayCount && lineCount === null ? "ways" : null;
}

/** The limits of the currency, where they are whole units, and 1, 2, 5, 10, 20, 50 … units between; empty without limits. */
export function stakeLadder(limits: ContentGame["betLimits"], currency: string, unitMinor: number): number[] {
  const limit = limits.find((each) => each.currency === currency);
  if (!limit) return [];
  const min = Math.round(limit.min * 100);
  const max = Math.round(limit.max * 100);
  const stakes = new Set([min, max].filter((end) => end > 0 && end % unitMinor === 0));
  for (let power = unitMinor; power <= max; power *= 10)
    for (const step of [1, 2, 5]) if (step * power >= min && step * power <= max) stakes.add(step * power);
  return [...stakes].sort((one, other) => one - other);
}

/** The stake that is chosen when a game opens: low, 0.50 where the minimum is 0.10. */
export function openingStake(stakesMinor: readonly number[]): number {
  return stakesMinor.find((stake) => String(stake).startsWith("5")) ?? stakesMinor[0] ?? 0;
}
