import { expect, test } from "vitest";
import { money } from "@/lib/core/money";
import { Rewards } from "@/lib/offers/rewards/schema";
import { leastStakeLimit, limitingBonuses } from "./stake-limit";

const running = Rewards.parse([
  { campaignId: "slots", assignmentId: "a", vertical: "CASINO", currency: "EUR" },
  { campaignId: "live", assignmentId: "b", vertical: "LIVE_CASINO", currency: "EUR" },
  { campaignId: "sport", assignmentId: "c", vertical: "SPORTS", currency: "EUR" },
  { campaignId: "any", assignmentId: "d", currency: "EUR" },
  { campaignId: "spins", assignmentId: "e", vertical: "CASINO", betBonusType: -1, currency: "EUR" },
  { campaignId: "cash", assignmentId: "f", vertical: "CASINO", triggerEvent: "CASHBACK_DAILY", currency: "EUR" },
]);

test("the bonuses of a game's kind limit its stakes, and those that name no kind; spins and cashback do not", () => {
  expect(limitingBonuses(running, "casino")).toEqual(["slots", "any"]);
  expect(limitingBonuses(running, "live-casino")).toEqual(["live", "any"]);
});

test("of several maxima the least counts; what is not stated is none", () => {
  const of = (...most: (number | null)[]) =>
    most.map((each) => ({ maxBet: each === null ? null : money(each, "EUR") }));
  expect(leastStakeLimit(of(500, null, 200, 300))).toEqual(money(200, "EUR"));
  expect(leastStakeLimit(of(200, 500))).toEqual(money(200, "EUR"));
  expect(leastStakeLimit(of(null))).toBeNull();
  expect(leastStakeLimit([])).toBeNull();
});
