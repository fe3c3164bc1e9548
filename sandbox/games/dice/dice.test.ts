import { describe, expect, test } from "vitest";
import { stakeLadder, stakeUnits } from "../catalogue";
import { faces, playDice, rtp, settleRoll, targets, timesOf } from "./dice";

const stakes = stakeLadder([{ min: 0.1, max: 100, currency: "EUR" }], "EUR", stakeUnits.dice);

describe.each(targets)("dice with a target of %i of 10,000", (target) => {
  test("returns exactly the published 99 %, counted over every roll and stake, in whole amounts", () => {
    expect(stakes).toHaveLength(10);
    for (const stake of stakes) {
      let paid = 0;
      for (let roll = 0; roll < faces; roll++) paid += settleRoll(target, stake, roll).winMinor;
      expect(paid * 100).toBe(rtp * stake * faces);
    }
  });

  test("wins under the target alone, and pays the shown multiple", () => {
    expect(settleRoll(target, 100, target - 1).winMinor).toBe(Math.round(100 * timesOf(target)));
    expect(settleRoll(target, 100, target).winMinor).toBe(0);
  });
});

test("rolls what is drawn, out of all numbers", () => {
  expect(playDice(4_950, 10, (bound) => bound - 1)).toEqual({ bet: 4_950, roll: 9_999, winMinor: 0 });
  expect(playDice(4_950, 10, () => 0)).toEqual({ bet: 4_950, roll: 0, winMinor: 20 });
});

test("refuses a stake that cannot be paid exactly", () => {
  expect(() => settleRoll(9_000, 15, 0)).toThrow("15");
});
