/** The duration of each phase of a round: bets are open, the wheel turns, the result is shown. */
export const betsMs = 15_000;
export const spinMs = 6_000;
export const resultMs = 5_000;
export const roundMs = betsMs + spinMs + resultMs;

/** A round of every table. Rounds follow one another by the clock, so that all at a table see the same one. */
export interface TableRound {
  id: number;
  /** The bets are closed, and the number is drawn. */
  closesAtMs: number;
  /** The ball has come to rest. */
  resultAtMs: number;
  endsAtMs: number;
}

export function roundAt(nowMs: number): TableRound {
  return roundOf(Math.floor(nowMs / roundMs));
}

export function roundOf(id: number): TableRound {
  const startsAtMs = id * roundMs;
  const closesAtMs = startsAtMs + betsMs;
  const resultAtMs = closesAtMs + spinMs;
  return { id, closesAtMs, resultAtMs, endsAtMs: startsAtMs + roundMs };
}

/** The last round whose ball lies still. */
export function lastResultAt(nowMs: number): number {
  const { id, resultAtMs } = roundAt(nowMs);
  return resultAtMs <= nowMs ? id : id - 1;
}
