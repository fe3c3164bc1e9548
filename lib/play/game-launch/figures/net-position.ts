import { type Money, money } from "@/lib/core/money";

/** The wallet's data about a game since it was opened. */
export interface NetPosition {
  /** The total when the game was opened; null until one is known. */
  opened: Money | null;
  total: Money | null;
  isRunning: boolean;
  /** When the last round ended, in ms since the epoch: a balance that is requested later includes all of it. Null without one. */
  endedAt: number | null;
  /** When the total fell outside of a round: by a stake whose round is reported a moment later, or by money that went elsewhere. */
  fellAt: number | null;
  /** True once the total changed outside of a round: by a deposit, a bonus or a withdrawal, which nobody has won or lost here. */
  isUnknown: boolean;
}

/** The delay between the fall of the balance and the report of the round. */
const stakeMs = 5_000;

export const noNetPosition: NetPosition = {
  opened: null,
  total: null,
  isRunning: false,
  endedAt: null,
  fellAt: null,
  isUnknown: false,
};

export type NetPositionEvent =
  | { type: "round-changed"; isRunning: boolean; at: number }
  /** `requestedAt`: of a push message, when it arrived. */
  | { type: "balance"; total: Money; requestedAt: number };

/** Follows the balance and the rounds of one game. */
export function netPosition(state: NetPosition, event: NetPositionEvent): NetPosition {
  if (event.type === "round-changed") {
    if (event.isRunning === state.isRunning) return state;
    // A stake may have been taken before the first balance was known.
    const isOtherMoney = state.fellAt !== null && event.at - state.fellAt > stakeMs;
    const isUnknown = state.isUnknown || state.opened === null || isOtherMoney;
    const endedAt = event.isRunning ? null : event.at;
    return { ...state, isRunning: event.isRunning, endedAt, fellAt: null, isUnknown };
  }
  const { total, requestedAt } = event;
  if (state.opened === null || state.total === null) return { ...state, opened: total, total };
  const isOther = total.currency !== state.total.currency;
  const hasRisen = total.amountMinor > state.total.amountMinor;
  const hasFallen = total.amountMinor < state.total.amountMinor;
  const mayWin = state.isRunning || state.endedAt !== null;
  const isSettled = state.endedAt !== null && requestedAt >= state.endedAt;
  return {
    ...state,
    total,
    endedAt: isSettled ? null : state.endedAt,
    fellAt: hasFallen && !mayWin ? requestedAt : state.fellAt,
    isUnknown: state.isUnknown || isOther || (hasRisen && !mayWin),
  };
}

/** Won minus staked since the game was opened; null where that is not known. */
export function netAmount({ opened, total, fellAt, isUnknown }: NetPosition): Money | null {
  if (isUnknown || fellAt !== null || opened === null || total === null) return null;
  return money(total.amountMinor - opened.amountMinor, total.currency);
}

/** What is kept of a net position over a reload. */
export interface KeptNetPosition {
  opened: Money;
  total: Money;
  /** May the balance still change by a round that had begun? */
  isOpen: boolean;
  isUnknown: boolean;
}

/** What is to be kept; null where no balance is known yet. */
export function keptNetPosition(state: NetPosition): KeptNetPosition | null {
  const { opened, total, isRunning, endedAt, fellAt, isUnknown } = state;
  if (opened === null || total === null) return null;
  return { opened, total, isOpen: isRunning || endedAt !== null || fellAt !== null, isUnknown };
}

/** Continues what was kept, at this moment: what a round has won or lost meanwhile is the round's. */
export const continuedNetPosition = (
  { opened, total, isOpen, isUnknown }: KeptNetPosition,
  at: number,
): NetPosition => ({
  ...noNetPosition,
  opened,
  total,
  endedAt: isOpen ? at : null,
  isUnknown,
});
