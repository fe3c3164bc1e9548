import { expect, test } from "vitest";
import { isAllowed, roundsAtHighestBet } from "./rules";

const offer = (amount: number, wagering: number) => ({
  facts: {
    money: { currency: "GBP" as const, amount, wagering, maxBet: 5 },
    days: 7,
    excludedGames: "None",
    forfeit: "The bonus",
  },
});

test.each([
  ["at the limit", offer(50, 500), 10, true],
  ["a penny above it", offer(50, 500.01), 10, false],
  ["without wagering", offer(50, 0), 10, true],
  ["where there is no limit", offer(1, 1_000), null, true],
])("an offer %s", (_what, promotion, mostWagering, isShown) => {
  expect(isAllowed(promotion, { mostWagering })).toBe(isShown);
});

test.each([
  [500, 5, 100],
  [0.3, 0.1, 3],
  [501, 5, 101],
])("the wagering of %f takes, at %f a round, %i rounds", (wagering, maxBet, rounds) => {
  expect(roundsAtHighestBet({ currency: "EUR", amount: 50, wagering, maxBet })).toBe(rounds);
});
