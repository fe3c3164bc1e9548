import { expect, test } from "vitest";
import { money } from "@/lib/core/money";
import { usedShare } from "./used-share";

const limit = (value: number, used: number, remaining = Math.max(0, value - used)) => ({
  value: money(value, "EUR"),
  used: money(used, "EUR"),
  remaining: money(remaining, "EUR"),
});

test.each([
  ["nothing is used", 5_000, 0, 0],
  ["some is used", 5_000, 2_000, 0.4],
  ["a hundredth less than 80 % is used", 5_000, 3_999, 0.7998],
  ["80 % is used", 5_000, 4_000, 0.8],
  ["80 % of an amount with no exact fraction is used", 35, 28, 0.8],
  ["a hundredth is left", 5_000, 4_999, 0.9998],
  ["all is used", 5_000, 5_000, 1],
  ["more is used than a lowered limit allows", 5_000, 9_000, 1],
])("where %s [LIMIT-032]", (_, value, used, share) => {
  expect(usedShare(limit(value, used))).toBe(share);
});

test("the platform's own figure of what is left decides whether all of it is used", () => {
  expect(usedShare(limit(5_000, 1_000, 0))).toBe(1);
});
