import { type Card, openShoe, rankOf } from "../rounds/cards";
import type { Draw } from "../rounds/draw";

/** Punto banco: eight decks, shuffled for every round, third cards by fixed rules, 5 % commission on the banker. */
export const spots = ["player", "banker", "tie"] as const;
export type Spot = (typeof spots)[number];

export const decks = 8;

/** The return of a stake of a hundred, stake included, when the spot wins: 1 to 1, 0.95 to 1, 8 to 1. */
export const paidParts: Readonly<Record<Spot, number>> = { player: 200, banker: 195, tie: 900 };

/** Return to player of each bet in percent, two decimals; the test counts every order of cards. */
export const returns: Readonly<Record<Spot, number>> = { player: 98.76, banker: 98.94, tie: 85.64 };

export interface Hands<C = Card> {
  player: readonly C[];
  banker: readonly C[];
}

export interface BaccaratOutcome extends Hands {
  bet: Spot;
  winner: Spot;
  /** The stake itself when it is returned on a tie. */
  winMinor: number;
}

export const pointsOf = (cards: readonly Card[]) => sum(cards.map(cardPoints));

const cardPoints = (card: Card) => (rankOf(card) >= 10 ? 0 : rankOf(card));
const sum = (points: readonly number[]) => points.reduce((total, each) => total + each, 0) % 10;

/** Deals both hands by the fixed rules. `next` returns a card, `points` its value. */
export function dealHands<C>(next: () => C, points: (card: C) => number): Hands<C> {
  const [first, second, third, fourth] = [next(), next(), next(), next()];
  const player = [first, third];
  const banker = [second, fourth];
  const total = (cards: readonly C[]) => sum(cards.map(points));
  const bankerTotal = total(banker);
  if (total(player) >= 8 || bankerTotal >= 8) return { player, banker };
  if (total(player) > 5) return { player, banker: bankerTotal <= 5 ? [...banker, next()] : banker };
  const drawn = next();
  return { player: [...player, drawn], banker: drawsAfter(points(drawn), bankerTotal) ? [...banker, next()] : banker };
}

/** Does the banker draw, after the player's third card? */
function drawsAfter(third: number, bankerTotal: number): boolean {
  if (bankerTotal <= 2) return true;
  if (bankerTotal === 3) return third !== 8;
  return bankerTotal <= 6 && third >= 2 * (bankerTotal - 3) && third <= 7;
}

export function winnerOf(playerPoints: number, bankerPoints: number): Spot {
  if (playerPoints === bankerPoints) return "tie";
  return playerPoints > bankerPoints ? "player" : "banker";
}

/** The return of a bet for a stake of a hundred: a tie returns the stakes on both hands. */
export function partsFor(bet: Spot, winner: Spot): number {
  if (bet === winner) return paidParts[bet];
  return winner === "tie" ? 100 : 0;
}

export function playBaccarat(bet: Spot, stakeMinor: number, draw: Draw): BaccaratOutcome {
  const hands = dealHands(openShoe(decks, draw), cardPoints);
  const winner = winnerOf(pointsOf(hands.player), pointsOf(hands.banker));
  const winMinor = (stakeMinor * partsFor(bet, winner)) / 100;
  if (!Number.isSafeInteger(winMinor)) throw new Error(`A stake of ${stakeMinor} cannot be paid exactly.`);
  return { ...hands, bet, winner, winMinor };
}
