import { expect, test } from "vitest";
import { PromotionList } from "./schema";

const whole = {
  id: "promotion-a",
  slug: "a",
  authorized: "both",
  category: "casino",
  tags: [],
  title: "A",
  description: "",
  image: null,
  startDate: null,
  endDate: null,
  startsAt: null,
  endsAt: null,
  facts: {
    money: { currency: "EUR", amount: 10, wagering: 100, maxBet: 5 },
    days: 7,
    excludedGames: "None",
    forfeit: "The bonus",
  },
  terms: null,
};
const { facts } = whole;

test.each([
  ["the amounts in this currency", { ...facts, money: null }],
  ["the wagering", { ...facts, money: { ...facts.money, wagering: null } }],
  ["the highest bet", { ...facts, money: { ...facts.money, maxBet: undefined } }],
  ["the days", { ...facts, days: null }],
  ["the excluded games", { ...facts, excludedGames: null }],
  ["what forfeiting loses", { ...facts, forfeit: "" }],
])("a bonus without %s is not shown, and logged as left out [PROMO-501]", (_what, broken) => {
  const { promotions, unreadable } = PromotionList.parse([whole, { ...whole, facts: broken }]);
  expect(promotions.map(({ id }) => id)).toEqual(["promotion-a"]);
  expect(unreadable).toBe(1);
});

test("a promotion has the audience of a banner [PROMO-503]", () => {
  const targetAudience = { targetAudienceOption: "by-player-list", targetPlayersIds: [7] };
  const { promotions } = PromotionList.parse([{ ...whole, authorized: "authorized", targetAudience }]);
  expect(promotions[0]?.targetAudience?.targetPlayersIds).toEqual(["7"]);
});
