import { expect, test } from "vitest";
import { money } from "@/lib/core/money";
import type { Limit } from "@/lib/safety/limits/schema";
import { leastLeft } from "./least-left";

const left = (...remaining: (number | null)[]) =>
  leastLeft(remaining.map((each) => ({ remaining: each === null ? null : money(each, "EUR") }) as Limit));

test("a player may deposit what the tightest of their limits leaves, which may be nothing; without a limit nothing is said", () => {
  expect(left(5_000, 2_000, 9_000)).toBe(2_000);
  expect(left(null, 7_000, null)).toBe(7_000);
  expect(left(0, 7_000)).toBe(0);
  expect(left(null, null)).toBeNull();
  expect(left()).toBeNull();
});
