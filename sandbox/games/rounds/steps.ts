import type { Draw } from "./draw";

/** The bet of a round; undefined in a game without a choice. */
export type Bet = string | number | undefined;

/** Part of the outcome of every round of several steps, put to it when it is stored. */
export interface Stepped {
  /** The number of moves made. */
  step: number;
  isDecided: boolean;
}

/** Where a round stands. `S`: what the server knows of it and the page does not, as JSON. `O`: its outcome. */
export interface Position<S = unknown, O = object> {
  /** All that the page may see. Its win is paid when the round is decided, and stays 0 until then where nothing is won. */
  outcome: Omit<O, keyof Stepped>;
  /** Null when the round is decided: its win is what the outcome says. */
  state: S | null;
  /** What the move stakes beside all before. */
  moreMinor?: number;
}

/** A round in which the player decides more than once. */
export interface Steps<S = unknown, O = object> {
  /** What follows the stake; null for a bet that the game does not have. */
  begin(bet: Bet, stakeMinor: number, draw: Draw): Position<S, O> | null;
  /** What follows a move; null for one that is not possible. `stakeMinor`: all that was staked until now. */
  move(state: S, move: string, stakeMinor: number, draw: Draw): Position<S, O> | null;
}
