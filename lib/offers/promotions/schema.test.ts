import { expect, test } from "vitest";
import { isCategory, PromotionList } from "./schema";

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

const shown = (more: object) => PromotionList.parse([{ ...whole, ...more }]).promotions.length;

test.each([
  ["first-deposit-2", 1],
  ["ab", 1],
  ["-a", 0],
  ["a-", 0],
  ["a--b", 0],
  ["a/b", 0],
  ["A", 0],
])("the slug %j makes %i promotions", (slug, count) => {
  expect(shown({ slug })).toBe(count);
});

test("a promotion without a title is not shown, and one with a picture keeps it", () => {
  expect([shown({ title: "" }), shown({ title: "Two words" })]).toEqual([0, 1]);
  expect([shown({ image: {} }), shown({ image: { asset: {} } })]).toEqual([0, 0]);
  const image = { asset: { _ref: "image-a-1x1-webp" } };
  expect(PromotionList.parse([{ ...whole, image }]).promotions[0]?.image).toEqual(image);
});

test.each([
  ["casino", true],
  ["live-casino", true],
  ["sports", true],
  ["poker", false],
])("%s is a category: %s", (text, is) => {
  expect(isCategory(text)).toBe(is);
});
