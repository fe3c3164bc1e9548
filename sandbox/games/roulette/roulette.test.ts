import { describe, expect, test } from "vitest";
import { roundAt, roundOf } from "./clock";
import { betCovers, colourOf, pockets, returnOf, spots, stakeOf, wheel, winOf } from "./wheel";

describe("European roulette, over all its numbers", () => {
  test("every bet returns exactly 36 of 37, which is published as 97.30 %", () => {
    expect(spots.length).toBe(37 + 12);
    for (const spot of spots) {
      const returned = wheel.reduce((sum, number) => sum + winOf({ [spot]: 100 }, number), 0);
      expect([spot, returned]).toEqual([spot, 3_600]);
    }
    expect(((3_600 / (100 * pockets)) * 100).toFixed(2)).toBe("97.30");
  });

  test("zero belongs to no group; 18 numbers are red, 18 black", () => {
    expect(wheel.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 37 }, (_, number) => number));
    expect(spots.filter((spot) => betCovers(spot, 0))).toEqual(["0"]);
    expect(wheel.filter((number) => colourOf(number) === "red").toSorted((one, other) => one - other)).toEqual([
      1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
    ]);
  });

  test("chips on several fields are added up", () => {
    expect(["17", "dozen2", "red"].map((spot) => returnOf(spot as "17"))).toEqual([36, 3, 2]);
    const bets = { "17": 100, black: 200, dozen1: 50 };
    expect([stakeOf(bets), winOf(bets, 17), winOf(bets, 1), winOf(bets, 0)]).toEqual([350, 4_000, 150, 0]);
  });
});

test("rounds follow one another without a gap, each with its parts in order", () => {
  const first = roundAt(1_000_000);
  expect(first.closesAtMs).toBeLessThan(first.resultAtMs);
  expect(first.resultAtMs).toBeLessThan(first.endsAtMs);
  expect(roundAt(first.endsAtMs - 1)).toEqual(first);
  expect(roundAt(first.endsAtMs)).toEqual(roundOf(first.id + 1));
});
