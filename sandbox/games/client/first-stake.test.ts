import { expect, test } from "vitest";
import type { RoundResponse } from "../responses";
import { firstStakeOf, isWaiting } from "./moves";

// The fields that are read here.
const roundOf = (fields: object) => fields as RoundResponse;

test("the stake after a doubled round is the one before it was doubled", () => {
  expect(firstStakeOf(roundOf({ stakeMinor: 200, isDoubled: true }))).toBe(100);
  expect(firstStakeOf(roundOf({ stakeMinor: 200, isDoubled: false }))).toBe(200);
  expect(firstStakeOf(roundOf({ stakeMinor: 50 }))).toBe(50);
});

test("a round waits for a move when it has several steps and is not decided", () => {
  expect([{ isDecided: false }, { isDecided: true }, {}].map((each) => isWaiting(roundOf(each)))).toEqual([
    true,
    false,
    false,
  ]);
});
