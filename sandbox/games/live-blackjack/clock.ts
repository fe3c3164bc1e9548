/** The duration of each phase of a round: bets are open, cards are dealt, the players decide, the dealer draws, the result is shown. */
export const betsMs = 15_000;
const dealMs = 4_000;
export const turnMs = 15_000;
const dealerMs = 6_000;
const resultMs = 5_000;
export const roundMs = betsMs + dealMs + turnMs + dealerMs + resultMs;

/** A round of every blackjack table, by the clock: the dealer's hand is the same for all at it. */
export interface BlackjackRound {
  id: number;
  /** The bets are closed, and the cards are shuffled and dealt. */
  closesAtMs: number;
  /** Every player may decide about their own hand. */
  turnAtMs: number;
  /** Who has not decided stands. The dealer turns the second card up and draws. */
  dealerAtMs: number;
  resultAtMs: number;
  endsAtMs: number;
}

export function roundOf(id: number): BlackjackRound {
  const startsAtMs = id * roundMs;
  const closesAtMs = startsAtMs + betsMs;
  const turnAtMs = closesAtMs + dealMs;
  const dealerAtMs = turnAtMs + turnMs;
  return { id, closesAtMs, turnAtMs, dealerAtMs, resultAtMs: dealerAtMs + dealerMs, endsAtMs: startsAtMs + roundMs };
}

export const roundAt = (nowMs: number): BlackjackRound => roundOf(Math.floor(nowMs / roundMs));
