import { expect, test } from "vitest";
import { matchDeposit, rewardIn } from "./code-reward";
import { Reward } from "./rewards";

const terms = { maxBet: "5.00", matchesDeposit: true };
const offer = Reward.parse({ campaignId: "c", amount: "50.00", wrMultiplier: 10, wageringAmount: "500.00", terms });

test("the amounts of a code follow the currency, as those of its promotion", () => {
  expect(rewardIn("EUR", offer)).toEqual(offer);
  expect(rewardIn("NOK", offer)).toMatchObject({
    amount: "500.00",
    wageringAmount: "5000.00",
    terms: { maxBet: "50.00" },
  });
});

test.each([
  ["less than the most", 2_000n, "20.00", "200.00"],
  ["the most", 5_000n, "50.00", "500.00"],
  ["more than the most", 9_000n, "50.00", "500.00"],
])("a match of a deposit of %s", (_what, paidMinor, amount, wageringAmount) => {
  expect(matchDeposit(offer, paidMinor)).toMatchObject({ amount, wageringAmount });
});

test("a bonus that matches nothing is what it is, whatever was paid in", () => {
  const plain = { ...offer, terms: { ...offer.terms, matchesDeposit: false } };
  expect(matchDeposit(plain, 100n)).toEqual(plain);
});
