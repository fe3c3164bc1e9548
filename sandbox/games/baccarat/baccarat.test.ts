import { describe, expect, test } from "vitest";
import { seededRandom } from "../../core/random";
import { stakeLadder, stakeUnits } from "../catalogue";
import type { Card } from "../rounds/cards";
import {
  dealHands,
  decks,
  paidParts,
  partsFor,
  playBaccarat,
  pointsOf,
  returns,
  type Spot,
  spots,
  winnerOf,
} from "./baccarat";

const shoeSize = decks * 52;

/** The number of all 416 × 415 × … × 411 orders of six cards that each spot wins, counted by points. */
function countOrders(): Record<Spot, number> {
  const left = [16 * decks, ...Array<number>(9).fill(4 * decks)];
  const won: Record<Spot, number> = { player: 0, banker: 0, tie: 0 };
  /** Orders of the cards that are drawn but not looked at. */
  const unseen = (seen: number) => {
    let orders = 1;
    for (let at = seen; at < 6; at++) orders *= shoeSize - at;
    return orders;
  };
  const walk = (cards: readonly number[], orders: number): void => {
    let used = 0;
    let isShort = false;
    const hands = dealHands(
      () => {
        isShort ||= used >= cards.length;
        return cards[used++] ?? 0;
      },
      (points) => points,
    );
    if (!isShort) {
      const total = (hand: readonly number[]) => hand.reduce((sum, points) => sum + points, 0) % 10;
      won[winnerOf(total(hands.player), total(hands.banker))] += orders * unseen(cards.length);
      return;
    }
    for (const [points, count] of left.entries()) {
      left[points] = count - 1;
      walk([...cards, points], orders * count);
      left[points] = count;
    }
  };
  walk([], 1);
  return won;
}

describe("the returns of baccarat", () => {
  const won = countOrders();
  const all = won.player + won.banker + won.tie;

  test("follow from the number of orders in which each spot wins, known for eight decks", () => {
    // Every number is below 2^53, so the sums are exact. Source: wizardofodds.com, baccarat, eight decks.
    expect(won).toEqual({ player: 2_230_518_282_592_256, banker: 2_292_252_566_437_888, tie: 475_627_426_473_216 });
    expect(all).toBe(416 * 415 * 414 * 413 * 412 * 411);
  });

  test.each(spots)("are the published figure for a bet on %s", (bet) => {
    const expected = spots.reduce((sum, winner) => sum + (partsFor(bet, winner) * won[winner]) / all, 0);
    expect(expected).toBeCloseTo(returns[bet], 2);
    expect(Math.round(expected * 100) / 100).toBe(returns[bet]);
  });

  test.each(spots)("come out over 30,000 dealt rounds with a bet on %s", (bet) => {
    const random = seededRandom(`baccarat:${bet}`);
    const rounds = 30_000;
    let sum = 0;
    let squares = 0;
    for (let round = 0; round < rounds; round++) {
      const times = playBaccarat(bet, 100, (bound) => Math.floor(random() * bound)).winMinor / 100;
      sum += times;
      squares += times * times;
    }
    const mean = sum / rounds;
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
    expect(error).toBeLessThan(0.02);
    expect(Math.abs(mean - returns[bet] / 100)).toBeLessThan(3 * error);
  });
});

describe("the cards", () => {
  /** Deals these points in this order: player, banker, player, banker, then third cards. */
  const deal = (...cards: number[]) => {
    let at = 0;
    const hands = dealHands(
      () => cards[at++] ?? 0,
      (points) => points,
    );
    return [hands.player.length, hands.banker.length];
  };

  test("none is drawn against a natural", () => {
    expect(deal(4, 0, 4, 2)).toEqual([2, 2]);
    expect(deal(0, 4, 2, 5)).toEqual([2, 2]);
  });

  test("the player draws up to five; the banker does too when the player stands", () => {
    expect(deal(2, 0, 3, 7, 1)).toEqual([3, 2]);
    expect(deal(2, 2, 4, 3, 1)).toEqual([2, 3]);
    expect(deal(2, 3, 4, 3, 1)).toEqual([2, 2]);
  });

  test("the banker draws by the player's third card", () => {
    /** The third cards on which the banker draws, by the banker's points. */
    const drawsOn = (points: number) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((third) => deal(0, points, 0, 0, third, 1)[1] === 3).join("");
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(drawsOn)).toEqual([
      "0123456789",
      "0123456789",
      "0123456789",
      "012345679",
      "234567",
      "4567",
      "67",
      "",
    ]);
  });

  test("an ace counts one, pictures and tens nothing, and only the last digit of a sum counts", () => {
    const card = (rank: number, suit = 0): Card => suit * 13 + rank - 1;
    expect(pointsOf([card(1), card(13, 2)])).toBe(1);
    expect(pointsOf([card(10), card(11, 3), card(12)])).toBe(0);
    expect(pointsOf([card(7), card(8, 1)])).toBe(5);
  });

  test("of a round come out of one shoe of eight decks", () => {
    const { player, banker } = playBaccarat("tie", 100, () => 0);
    // The first cards of the shoe: ace, two, three, four.
    expect([player.slice(0, 2), banker.slice(0, 2)]).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });
});

test("every stake of the game is paid in whole amounts, commission included", () => {
  const stakes = stakeLadder([{ min: 1, max: 500, currency: "EUR" }], "EUR", stakeUnits.baccarat);
  expect(stakes.slice(0, 3)).toEqual([100, 200, 500]);
  for (const stake of stakes)
    for (const parts of Object.values(paidParts)) expect(Number.isInteger((stake * parts) / 100)).toBe(true);
  expect(() => {
    for (let at = 0; at < 100; at++) playBaccarat("banker", 50, () => at);
  }).toThrow("50");
});
