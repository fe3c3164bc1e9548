import { describe, expect, test } from "vitest";
import { addBets, stakeOf } from "../live/bets";
import { seatsWithCompany } from "../live/company";
import { betsMs, roundAt, roundOf } from "./clock";
import { companyAt } from "./company";
import { betCovers, colourOf, numbersOf, pockets, returnOf, type Spot, spots, wheel, winOf } from "./wheel";

describe("European roulette, over all its numbers", () => {
  test("every bet returns exactly 36 of 37, which is published as 97.30 %", () => {
    for (const spot of spots) {
      const returned = wheel.reduce((sum, number) => sum + winOf({ [spot]: 100 }, number), 0);
      expect([spot, returned]).toEqual([spot, 3_600]);
    }
    expect(((3_600 / (100 * pockets)) * 100).toFixed(2)).toBe("97.30");
  });

  test("the bets are those of a table: so many cover so many numbers, and pay so much", () => {
    const kinds = new Map<number, number>();
    for (const spot of spots) kinds.set(numbersOf(spot).length, (kinds.get(numbersOf(spot).length) ?? 0) + 1);
    // Numbers, splits, streets, corners with the first four, six lines, dozens and columns, halves.
    expect([...kinds].sort(([one], [other]) => one - other)).toEqual([
      [1, 37],
      [2, 60],
      [3, 14],
      [4, 23],
      [6, 11],
      [12, 6],
      [18, 6],
    ]);
    const of = (...names: string[]) => names.map((spot) => returnOf(spot as Spot));
    expect(of("17", "17-20", "0-1-2", "17-18-20-21", "0-1-2-3", "34-35-36")).toEqual([36, 18, 12, 9, 9, 12]);
    expect(of("31-32-33-34-35-36", "dozen2", "red")).toEqual([6, 3, 2]);
    expect(new Set(spots).size).toBe(157);
  });

  test("numbers of a line lie side by side on the table", () => {
    expect(spots).toEqual(expect.arrayContaining(["0-2", "3-6", "35-36", "2-3-5-6"]));
    // 3 and 4 end one street and begin the next.
    expect(spots).not.toContain("3-4");
    expect(spots).not.toContain("0-4");
  });

  test("zero belongs to no group; 18 numbers are red, 18 black", () => {
    expect(wheel.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 37 }, (_, number) => number));
    expect(spots.filter((spot) => betCovers(spot, 0))).toEqual(["0", "0-1", "0-2", "0-3", "0-1-2", "0-2-3", "0-1-2-3"]);
    expect(wheel.filter((number) => colourOf(number) === "red").toSorted((one, other) => one - other)).toEqual([
      1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
    ]);
  });

  test("chips on several spots are added up", () => {
    const bets = { "17": 100, black: 200, dozen1: 50, "16-17": 10 };
    expect([stakeOf(bets), winOf(bets, 17), winOf(bets, 1), winOf(bets, 0)]).toEqual([360, 4_180, 150, 0]);
    expect(addBets(bets, { "17": 5, red: 1 })).toEqual({ ...bets, "17": 105, red: 1 });
  });
});

test("rounds follow one another without a gap, each with its parts in order", () => {
  const first = roundAt(1_000_000);
  expect(first.closesAtMs).toBeLessThan(first.resultAtMs);
  expect(first.resultAtMs).toBeLessThan(first.endsAtMs);
  expect(roundAt(first.endsAtMs - 1)).toEqual(first);
  expect(roundAt(first.endsAtMs)).toEqual(roundOf(first.id + 1));
});

describe("a table's own players", () => {
  const game = "evolution:salon";
  const round = roundOf(77);

  test("lay the same chips for everybody who looks, while bets are open, and others in the next round", () => {
    const seen = companyAt(game, round, { seats: 12, taken: 1 });
    expect(seen.length).toBeGreaterThan(1);
    expect(companyAt(game, round, { seats: 12, taken: 1 })).toEqual(seen);
    expect(companyAt(game, roundOf(78), { seats: 12, taken: 1 })).not.toEqual(seen);
    for (const { spot, atMs } of seen.flatMap(({ chips }) => chips)) {
      expect(spots).toContain(spot);
      expect(atMs).toBeGreaterThan(round.closesAtMs - betsMs);
      expect(atMs).toBeLessThan(round.closesAtMs);
    }
  });

  test("give up their seats to players of the site", () => {
    const seats = (taken: number) => seatsWithCompany(game, 7, taken);
    expect(seats(0)).toBe(companyAt(game, round, { seats: 7, taken: 0 }).length);
    expect([seats(6), seats(7)]).toEqual([7, 7]);
    expect(companyAt(game, round, { seats: 7, taken: 7 })).toEqual([]);
  });
});
