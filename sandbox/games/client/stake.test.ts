import { expect, test } from "vitest";
import { createStake } from "./stake";

const format = (minor: number) => `${minor}c`;
const session = { stakesMinor: [10, 50, 100], stakeMinor: 50 };
const stakeOf = (freeSpins: { left: number; stakeMinor: number } | null) =>
  createStake({ ...session, freeSpins }, format);

test("a stake is lowered and raised within those of the game, and follows a round that is there", () => {
  const stake = stakeOf(null);
  expect([stake.minor(), stake.text(), stake.isFree(), stake.taken()]).toEqual([50, "50c", false, 50]);
  stake.change(-5);
  expect([stake.minor(), stake.canLower(), stake.canRaise()]).toEqual([10, false, true]);
  stake.change(5);
  expect([stake.minor(), stake.canLower(), stake.canRaise()]).toEqual([100, true, false]);
  expect([stake.stepsTo(60), stake.stepsTo(9)]).toEqual([-1, null]);
  stake.follow(50);
  expect(stake.minor()).toBe(50);
});

test("free spins have their own stake, which is not chosen, until the last is played or the server knows of none", () => {
  const stake = stakeOf({ left: 2, stakeMinor: 10 });
  expect([stake.minor(), stake.text(), stake.isFree(), stake.taken()]).toEqual([10, "2 × 10c", true, 0]);
  expect([stake.canLower(), stake.canRaise()]).toEqual([false, false]);
  stake.spend();
  expect(stake.text()).toBe("1 × 10c");
  stake.spend();
  expect([stake.minor(), stake.text(), stake.isFree()]).toEqual([50, "50c", false]);
  const other = stakeOf({ left: 9, stakeMinor: 10 });
  other.endFree();
  expect([other.minor(), other.isFree(), other.canRaise()]).toEqual([50, false, true]);
});
