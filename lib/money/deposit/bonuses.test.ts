import { expect, test } from "vitest";
import { Rewards } from "@/lib/offers/rewards/schema";
import { byCode, choiceOf, chosenOffer, depositOffers, noBonus, noOffers, offeredChoice } from "./bonuses";

const rewards = Rewards.parse([
  { campaignId: "first", triggerEvent: "FIRST_DEPOSIT", currency: "EUR" },
  { campaignId: "fifth", triggerEvent: "FIFTH_DEPOSIT", currency: "EUR" },
  { campaignId: "running", assignmentId: "a", triggerEvent: "FIRST_DEPOSIT", currency: "EUR" },
  { campaignId: "bet", triggerEvent: "BET", currency: "EUR" },
  { campaignId: "new", triggerEvent: "SOMETHING_NEW", currency: "EUR" },
]);

test("a deposit is offered the rewards that it is for, and none that runs already", () => {
  expect(depositOffers(rewards).map(({ campaignId }) => campaignId)).toEqual(["first", "fifth"]);
});

test("each of the first five deposits may have a reward of its own", () => {
  const events = ["FIRST", "SECOND", "THIRD", "FOURTH", "FIFTH"].map((nth) => `${nth}_DEPOSIT`);
  const each = Rewards.parse(
    events.map((triggerEvent) => ({ campaignId: triggerEvent, triggerEvent, currency: "EUR" })),
  );
  expect(depositOffers(each).map(({ campaignId }) => campaignId)).toEqual(events);
});

test("where nothing is offered, neither a bonus nor a code is, and that is known", () => {
  expect(noOffers).toEqual({ offers: [], takesCodes: false, isKnown: true, isWithheld: false });
});

test("a choice of an earlier page counts as far as it is still offered", () => {
  const offers = depositOffers(rewards);
  const first = choiceOf("first");
  expect(offeredChoice(first, { offers, takesCodes: false })).toBe(first);
  expect(offeredChoice(choiceOf("gone"), { offers, takesCodes: true })).toBe(noBonus);
  expect(offeredChoice("", { offers, takesCodes: true })).toBe(noBonus);
  expect(offeredChoice(byCode, { offers, takesCodes: true })).toBe(byCode);
  expect(offeredChoice(byCode, { offers, takesCodes: false })).toBe(noBonus);
});

test("a campaign is chosen by its own value alone, whatever it is called", () => {
  const offers = Rewards.parse(["none", "code", "first"].map((campaignId) => ({ campaignId, currency: "EUR" })));
  expect(chosenOffer(choiceOf("first"), offers)?.campaignId).toBe("first");
  expect(chosenOffer(choiceOf("none"), offers)?.campaignId).toBe("none");
  for (const choice of ["", noBonus, byCode, choiceOf("gone")]) expect(chosenOffer(choice, offers)).toBeNull();
});
