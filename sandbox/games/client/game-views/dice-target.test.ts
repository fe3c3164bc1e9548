import { expect, test } from "vitest";
import { targets } from "../../dice/dice";
import { targetAt } from "./dice";

test("a key leads from target to target, and stops at the ends", () => {
  const upwards = targets.toReversed();
  for (const [at, target] of upwards.entries()) {
    expect(targetAt(target + 1, target)).toBe(upwards[at + 1] ?? target);
    expect(targetAt(target - 1, target)).toBe(upwards[at - 1] ?? target);
  }
});

test("a place on the slider is the nearest target", () => {
  expect([0, 140, 160, 4_000, 4_200, 10_000].map((place) => targetAt(place, 4_950))).toEqual([
    99, 99, 198, 3_300, 4_950, 9_000,
  ]);
});
