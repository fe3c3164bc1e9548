import { expect, test } from "vitest";
import { clampSteps, shareInSteps } from "./bar-steps";
import { paceOf } from "./pace";

test.each([
  [1, 2],
  [2, 2],
  [101, 101],
  [102, 101],
])("a bar of %i steps has %i [REWARD-538, REWARD-541]", (steps, expected) => {
  expect(clampSteps(steps)).toBe(expected);
});

test.each([
  [0, 1, 2, 0],
  [1, 1, 2, 1],
  [1, 3, 4, 1 / 3],
  [199, 200, 201, 0.99],
  [200, 200, 201, 1],
  [300, 200, 201, 1],
  [-1, 200, 201, 0],
  [0, 0, 1, 1],
])("%i of %i in %i steps fills %f", (done, total, steps, share) => {
  expect(shareInSteps(done, total, steps)).toBe(share);
});

const euros = (amountMinor: number) => ({ amountMinor, currency: "EUR" }) as const;
const now = Date.parse("2026-11-20T12:00:00Z");

test.each([
  ["nine whole days and a begun one", "2026-11-30T11:00:00Z", { left: euros(10_001), days: 9, perDay: euros(1_112) }],
  ["one whole day", "2026-11-21T12:00:00Z", { left: euros(10_001), days: 1, perDay: null }],
  ["the last day", "2026-11-21T11:00:00Z", { left: euros(10_001), days: null, perDay: null }],
  ["an end that is over", "2026-11-19T11:00:00Z", { left: euros(10_001), days: null, perDay: null }],
  ["no end", null, { left: euros(10_001), days: null, perDay: null }],
])("the pace with %s", (_, expiresAt, expected) => {
  expect(paceOf({ done: euros(1), required: euros(10_002), expiresAt }, now)).toEqual(expected);
});
