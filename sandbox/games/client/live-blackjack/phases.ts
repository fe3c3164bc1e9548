import type { BlackjackRound } from "../../live-blackjack/clock";
import type { BlackjackState } from "../../live-blackjack/responses";

/** After a moment of the server's clock, so that its response is of the next part. */
const marginMs = 150;
/** While all decide, the others' cards are asked for so often. */
const watchMs = 1_500;

/** When the cards of the first deal lie on the table, after the bets are closed: the players' and the dealer's by turns. */
const deal = { player: [400, 2_000], dealer: [1_200, 2_800] } as const;
/** The dealer's second card is turned up, and each that follows is drawn, so long after the players' time. */
const turnUpMs = 600;
const drawMs = 1_000;

/** The part of a round, by the server's clock. */
export function phaseAt({ closesAtMs, turnAtMs, dealerAtMs, resultAtMs }: BlackjackRound, nowMs: number): string {
  if (nowMs < closesAtMs) return "bets";
  if (nowMs < turnAtMs) return "deal";
  if (nowMs < dealerAtMs) return "turn";
  return nowMs < resultAtMs ? "dealer" : "result";
}

/** How many cards of a player lie on the table. */
export const playerCards = ({ closesAtMs }: BlackjackRound, nowMs: number): number => {
  const dealt = deal.player.filter((atMs) => nowMs >= closesAtMs + atMs).length;
  return dealt < 2 ? dealt : Number.POSITIVE_INFINITY;
};

/** How many cards of the dealer lie on the table, and how many of them open. */
export function dealerCards(round: BlackjackRound, open: number, nowMs: number): { open: number; covered: boolean } {
  const { closesAtMs, dealerAtMs, resultAtMs } = round;
  const dealt = deal.dealer.filter((atMs) => nowMs >= closesAtMs + atMs).length;
  if (dealt === 0 || open === 0) return { open: 0, covered: false };
  // Until the second is known it lies face down; a blackjack is turned up when the deal is over.
  if (open === 1) return { open, covered: dealt > 1 };
  if (nowMs < dealerAtMs || nowMs >= resultAtMs) return { open, covered: false };
  const turned = Math.max(0, Math.floor((nowMs - dealerAtMs - turnUpMs) / drawMs) + 1);
  return { open: Math.min(open, 1 + turned), covered: turned === 0 };
}

/** Is there something that the page cannot know by itself: cards, moves of others, a win, the next round? */
export function wantsRead({ round, bet, nowMs: readMs }: BlackjackState, nowMs: number, sinceMs: number): boolean {
  const { closesAtMs, turnAtMs, dealerAtMs, resultAtMs } = round;
  const isDue = (atMs: number) => readMs < atMs && nowMs > atMs + marginMs;
  if ([closesAtMs, turnAtMs, dealerAtMs].some(isDue)) return true;
  if (phaseAt(round, nowMs) === "turn") return sinceMs > watchMs;
  return bet?.round === round.id && bet.winMinor === null && nowMs > resultAtMs + marginMs;
}

/** Has the server said what the phase shows? */
export function isReady({ round, bet, nowMs }: BlackjackState, phase: string): boolean {
  const from: Readonly<Record<string, number>> = {
    deal: round.closesAtMs,
    turn: round.turnAtMs,
    dealer: round.dealerAtMs,
    result: round.dealerAtMs,
  };
  return nowMs >= (from[phase] ?? 0) && (phase !== "result" || bet?.round !== round.id || bet.winMinor !== null);
}
