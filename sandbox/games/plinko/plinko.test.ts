import { describe, expect, test } from "vitest";
import { stakeLadder, stakeUnits } from "../catalogue";
import { playPlinko, risks, rows, rtp, settleDrop, timesOf } from "./plinko";

const stakes = stakeLadder([{ min: 0.1, max: 100, currency: "EUR" }], "EUR", stakeUnits.plinko);
const ways = Array.from({ length: 2 ** rows }, (_, way) =>
  Array.from({ length: rows }, (_, row) => Math.floor(way / 2 ** row) % 2),
);

describe.each(risks)("plinko with %s risk", (risk) => {
  test("returns the published 96.48 %, the same as every other risk, counted over every way and stake", () => {
    for (const stake of stakes) {
      const paid = ways.reduce((sum, path) => sum + settleDrop(risk, stake, path).winMinor, 0);
      expect(paid * 2_560).toBe(2_470 * stake * ways.length);
      expect(Math.round((paid / (stake * ways.length)) * 10_000) / 100).toBe(rtp);
    }
  });

  test("pays what is printed below the place where the ball rests", () => {
    for (const path of ways) {
      const { place, winMinor } = settleDrop(risk, 100, path);
      expect(place).toBe(path.filter((step) => step === 1).length);
      expect(winMinor).toBe(Math.round(100 * (timesOf(risk)[place] ?? Number.NaN)));
    }
  });

  test("prints the same on both sides, the most outside", () => {
    const times = timesOf(risk);
    expect(times).toHaveLength(rows + 1);
    expect(times.toReversed()).toEqual(times);
    expect(times.slice(0, rows / 2 + 1).toSorted((one, other) => other - one)).toEqual(times.slice(0, rows / 2 + 1));
  });
});

test("the ball falls as it is drawn", () => {
  expect(playPlinko("high", 10, () => 1)).toEqual({
    bet: "high",
    path: Array(rows).fill(1),
    place: rows,
    winMinor: 257,
  });
  let at = 0;
  expect(playPlinko("low", 100, () => at++ % 2)).toMatchObject({
    path: [0, 1, 0, 1, 0, 1, 0, 1],
    place: 4,
    winMinor: 50,
  });
});

test("refuses a stake that cannot be paid exactly", () => {
  expect(() => settleDrop("high", 15, Array(rows).fill(0))).toThrow("15");
});
