import { roundDecimal } from "@/lib/core/money";

/** Rounds that a quick player makes in an hour: one every six seconds, but for these kinds of games. */
const roundsPerHour = 600;

/** The cards of a round take their time. */
const slowerKinds: ReadonlyMap<string, number> = new Map([
  ["baccarat", 200],
  ["blackjack", 200],
  ["roulette", 60],
]);

/** A live table spins about once a minute; at one of blackjack all players decide in the same fifteen seconds. */
const liveKinds: ReadonlyMap<string, number> = new Map([["blackjack", 80]]);

export function roundsOf({ gameType, isLive }: Pick<PublishedFigures, "gameType" | "isLive">): number {
  const kind = gameType ?? "";
  return (isLive ? liveKinds.get(kind) : undefined) ?? slowerKinds.get(kind) ?? roundsPerHour;
}

/** The average cost of an hour, in minor units, at a stake and a published return in percent. */
export function averageCostMinor(stakeMinor: number, rtp: number, rounds: number): number {
  return Math.round((stakeMinor * rounds * (100 - rtp)) / 100);
}

export interface PublishedFigures {
  gameType: string | null;
  /** Is it played at a live table? */
  isLive: boolean;
  /** In percent. */
  rtp: number | null;
  betLimits: readonly BetLimit[];
}

/** In units of the currency. */
interface BetLimit {
  min: number;
  max: number;
  currency: string;
}

/** Of an hour: a stake, so many rounds, and what they cost on average, in minor units. */
export interface HourlyCost {
  stake: number;
  rounds: number;
  cost: number;
}

interface Figures {
  lowestStake: number;
  highestStake: number;
  /** Null where no return is published. */
  cost: HourlyCost | null;
}

/** The amounts of a game in a currency, in minor units; null where no limits are published in it. */
export function gameFigures({ gameType, isLive, rtp, betLimits }: PublishedFigures, currency: string): Figures | null {
  const limit = limitIn(betLimits, currency);
  if (!limit) return null;
  const stake = exampleStakeMinor(betLimits, currency);
  const rounds = roundsOf({ gameType, isLive });
  return {
    lowestStake: limit.min,
    highestStake: limit.max,
    cost: stake === null || rtp === null ? null : { stake, rounds, cost: averageCostMinor(stake, rtp, rounds) },
  };
}

/**
 * A modest stake to reckon with, in minor units: 0.50 where the least is 0.10 or 0.20, and always one that the game takes; null
 * without a limit in the currency.
 */
export function exampleStakeMinor(betLimits: readonly BetLimit[], currency: string): number | null {
  const limit = limitIn(betLimits, currency);
  if (!limit || limit.min <= 0) return null;
  const power = 10 ** Math.floor(Math.log10(limit.min) + 1e-9);
  return Math.min(Math.max(5 * power, limit.min), limit.max);
}

/** The limits of a currency, in minor units. */
function limitIn(betLimits: readonly BetLimit[], currency: string): Pick<BetLimit, "min" | "max"> | null {
  const limit = betLimits.find((each) => each.currency === currency);
  const min = limit ? roundDecimal(limit.min) : null;
  const max = limit ? roundDecimal(limit.max) : null;
  return min === null || max === null ? null : { min, max };
}
