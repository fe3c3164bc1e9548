import { expect, test } from "vitest";
import { Rewards } from "@/lib/offers/rewards/schema";
import { byCode, choiceOf, chosenOffer, depositOffers, noBonus } from "./bonuses";

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

test("a campaign is chosen by its own value alone, whatever it is called", () => {
  const offers = Rewards.parse(["none", "code", "first"].map((campaignId) => ({ campaignId, currency: "EUR" })));
  expect(chosenOffer(choiceOf("first"), offers)?.campaignId).toBe("first");
  expect(chosenOffer(choiceOf("none"), offers)?.campaignId).toBe("none");
  for (const choice of ["", noBonus, byCode, choiceOf("gone")]) expect(chosenOffer(choice, offers)).toBeNull();
});
