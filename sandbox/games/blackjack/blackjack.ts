import { type Card, openShoe, rankOf } from "../rounds/cards";
import type { Position, Stepped, Steps } from "../rounds/steps";

/** Six decks, shuffled for every round; the dealer stands on every 17 and looks for a blackjack first; no splits, no insurance. */
export const decks = 6;

export const moves = ["hit", "stand", "double"] as const;
export type Move = (typeof moves)[number];

/** Return to player in percent of the first stake, by basic strategy; the test counts every order of cards. */
export const rtp = 99.03;

/** The return of a stake of a hundred, stake included. */
const paidParts = { blackjack: 250, won: 200, tie: 100, lost: 0 } as const;
export type Result = keyof typeof paidParts;

/** The points that a hand must not pass, and those on which the dealer stands. */
export const most = 21;
const dealerStands = 17;

export interface BlackjackOutcome extends Stepped {
  player: readonly Card[];
  /** The first card alone until the round is decided: the second lies face down. */
  dealer: readonly Card[];
  isDoubled: boolean;
  /** Null while the player decides. */
  result: Result | null;
  winMinor: number;
}

/** What the server knows while the player decides. */
interface Table {
  player: readonly Card[];
  /** Both cards. */
  dealer: readonly Card[];
  /** Places in the shoe. */
  taken: number[];
}

export interface Hand {
  points: number;
  /** Does an ace count eleven? */
  isSoft: boolean;
}

export function handOf(cards: readonly Card[]): Hand {
  const low = cards.reduce((sum, card) => sum + Math.min(10, rankOf(card)), 0);
  const isSoft = low + 10 <= most && cards.some((card) => rankOf(card) === 1);
  return { points: isSoft ? low + 10 : low, isSoft };
}

const pointsOf = (cards: readonly Card[]) => handOf(cards).points;
export const hasBlackjack = (cards: readonly Card[]) => cards.length === 2 && pointsOf(cards) === most;

export const canDouble = ({ player }: Pick<BlackjackOutcome, "player">) => player.length === 2;

/** The result of two hands that are complete. */
export function resultOf(player: readonly Card[], dealer: readonly Card[]): Result {
  if (hasBlackjack(player) !== hasBlackjack(dealer)) return hasBlackjack(player) ? "blackjack" : "lost";
  const [mine, other] = [pointsOf(player), pointsOf(dealer)];
  if (mine > most) return "lost";
  if (mine === other) return "tie";
  return other > most || mine > other ? "won" : "lost";
}

export const blackjack: Steps<Table, BlackjackOutcome> = {
  begin(bet, stakeMinor, draw) {
    if (bet !== undefined) return null;
    const taken: number[] = [];
    const next = openShoe(decks, draw, taken);
    const [first, up, second, hole] = [next(), next(), next(), next()];
    const table = { player: [first, second], dealer: [up, hole], taken };
    return hasBlackjack(table.player) || hasBlackjack(table.dealer) ? decided(table, stakeMinor) : waiting(table);
  },
  move({ player, dealer, taken }, move, stakeMinor, draw) {
    const places = [...taken];
    const next = openShoe(decks, draw, places);
    switch (move) {
      case "hit": {
        const table = { player: [...player, next()], dealer, taken: places };
        // Nobody draws to 21, and with more the round is over.
        return pointsOf(table.player) < most ? waiting(table) : decided(completed(table, next), stakeMinor);
      }
      case "stand":
        return decided(completed({ player, dealer, taken: places }, next), stakeMinor);
      case "double": {
        if (!canDouble({ player })) return null;
        const table = { player: [...player, next()], dealer, taken: places };
        return { ...decided(completed(table, next), 2 * stakeMinor, true), moreMinor: stakeMinor };
      }
      default:
        return null;
    }
  },
};

/** The dealer's hand at the end of the round, by the rules. */
export function playDealer(dealt: readonly Card[], next: () => Card): readonly Card[] {
  const cards = [...dealt];
  while (pointsOf(cards) < dealerStands) cards.push(next());
  return cards;
}

/** The dealer's turn, which there is none of against a player who has lost already. */
function completed({ player, dealer, taken }: Table, next: () => Card): Table {
  return { player, dealer: pointsOf(player) <= most ? playDealer(dealer, next) : dealer, taken };
}

/** What a stake returns, itself included. */
export function paidMinor(stakeMinor: number, result: Result): number {
  const winMinor = (stakeMinor * paidParts[result]) / 100;
  if (!Number.isSafeInteger(winMinor)) throw new Error(`A stake of ${stakeMinor} cannot be paid exactly.`);
  return winMinor;
}

function waiting(table: Table): Position<Table, BlackjackOutcome> {
  const { player, dealer } = table;
  return {
    outcome: { player, dealer: dealer.slice(0, 1), isDoubled: false, result: null, winMinor: 0 },
    state: table,
  };
}

function decided({ player, dealer }: Table, stakeMinor: number, isDoubled = false): Position<Table, BlackjackOutcome> {
  const result = resultOf(player, dealer);
  const winMinor = paidMinor(stakeMinor, result);
  return { outcome: { player, dealer, isDoubled, result, winMinor }, state: null };
}
