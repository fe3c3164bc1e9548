import { expect, test } from "vitest";
import { combinedOdds, type LegResult, mostLegs, returnOf } from "./accumulator";
import { events } from "./events";

const legs = (...all: [odds: number, result: LegResult][]) => all.map(([odds, result]) => ({ odds, result }));

test.each([
  ["one leg that has won", legs([185, "WON"]), 1_850],
  ["legs that have all won: their odds are multiplied", legs([185, "WON"], [240, "WON"], [190, "WON"]), 8_436],
  ["a leg that has lost, whatever the others have done", legs([185, "WON"], [240, "LOST"], [190, "VOID"]), 0],
  ["a void leg, which counts as odds of 1", legs([185, "WON"], [240, "VOID"]), 1_850],
  ["legs that are all void: the stake comes back", legs([185, "VOID"], [240, "VOID"]), 1_000],
])("a bet of 10.00 pays for %s", (_what, settled, expected) => {
  expect(returnOf(1_000, settled)).toBe(expected);
});

test("what is paid is rounded down once, after all odds", () => {
  // 3.3 × 1.55 × 1.55 cents, not 5 × 1.55.
  expect(returnOf(3, legs([155, "WON"], [155, "WON"]))).toBe(7);
  expect(combinedOdds([155, 155])).toBe(240);
});

test("the highest stake on the highest odds of each product fits the ledger's column", () => {
  for (const product of ["SPORTSBOOK", "VIRTUALS"]) {
    const highest = events
      .filter((event) => event.product === product)
      .map(({ markets }) => Math.max(...markets.flatMap(({ outcomes }) => outcomes.map(({ odds }) => odds))))
      .sort((one, other) => other - one)
      .slice(0, mostLegs);
    expect(returnOf(100_000, legs(...highest.map((odds): [number, LegResult] => [odds, "WON"])))).toBeLessThan(2 ** 31);
  }
});
