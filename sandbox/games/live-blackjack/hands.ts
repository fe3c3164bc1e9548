import { decks, handOf, most, playDealer } from "../blackjack/blackjack";
import { type Card, shuffleCards } from "../rounds/cards";
import type { Draw } from "../rounds/draw";

/** The seats of a table. */
export const seats = 7;

/** More cards than any hand can take. */
const pileCards = 21;

/** What is taken from the shuffled shoe for a round: a pile for the dealer, and one for each seat. */
export type Piles = readonly Card[];

export const shufflePiles = (draw: Draw): Piles => shuffleCards(decks, draw, pileCards * (1 + seats));

const pileOf = (piles: Piles, place: number) => piles.slice(place * pileCards, (place + 1) * pileCards);

/** The dealer's cards at the end of the round: two, and more by the rules. */
export function dealerHand(piles: Piles): readonly Card[] {
  const [first = 0, second = 0, ...more] = pileOf(piles, 0);
  return playDealer([first, second], () => more.shift() ?? 0);
}

const letters = { hit: "h", stand: "s", double: "d" } as const;

/** How a move is stored; undefined for an unknown one. */
export const letterOf = (move: string): string | undefined => (letters as Readonly<Record<string, string>>)[move];

/** The cards of a seat after these moves. */
export const seatHand = (piles: Piles, seat: number, moves: string): readonly Card[] =>
  pileOf(piles, 1 + seat).slice(0, 2 + moves.replaceAll(letters.stand, "").length);

/** Can nothing more be decided about a hand? */
export const isOver = (cards: readonly Card[], moves: string): boolean =>
  handOf(cards).points >= most || moves.endsWith(letters.stand) || moves.endsWith(letters.double);
