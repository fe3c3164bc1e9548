import { expect, test } from "vitest";
import { money } from "@/lib/core/money";
import { usageOf } from "./usage";

const limit = (value: number, used: number) => ({
  value: money(value, "EUR"),
  used: money(used, "EUR"),
  remaining: money(Math.max(0, value - used), "EUR"),
});

test.each([
  ["nothing is used", 5_000, 0, { share: 0, level: "normal" }],
  ["some is used", 5_000, 2_000, { share: 0.4, level: "normal" }],
  ["a hundredth less than 80 % is used", 5_000, 3_999, { share: 0.7998, level: "normal" }],
  ["80 % is used", 5_000, 4_000, { share: 0.8, level: "high" }],
  ["a hundredth is left", 5_000, 4_999, { share: 0.9998, level: "high" }],
  ["all is used", 5_000, 5_000, { share: 1, level: "reached" }],
  ["more is used than a lowered limit allows", 5_000, 9_000, { share: 1, level: "reached" }],
])("where %s [LIMIT-032]", (_, value, used, expected) => {
  expect(usageOf(limit(value, used))).toEqual(expected);
});

test("without a limit there is nothing to be a share of", () => {
  expect(usageOf({ value: null, used: money(2_000, "EUR"), remaining: null })).toBeNull();
});

test("the platform's own figure of what is left decides whether a limit is reached", () => {
  expect(usageOf({ ...limit(5_000, 1_000), remaining: money(0, "EUR") })?.level).toBe("reached");
});
