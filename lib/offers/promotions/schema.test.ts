import { expect, test } from "vitest";
import { PromotionList, PromotionPlaces } from "./schema";

const whole = {
  id: "promotion-a",
  slug: "a",
  authorized: "both",
  category: "casino",
  kind: "first",
  tags: [],
  excludedMarkets: [],
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

test.each([
  ["negative amounts", { money: { ...facts.money, amount: -1 } }, 0],
  ["an amount of nothing", { money: { ...facts.money, amount: 0 } }, 1],
  ["an unknown currency", { money: { ...facts.money, currency: "XXX" } }, 0],
  ["no day", { days: 0 }, 0],
  ["one day", { days: 1 }, 1],
  ["half a day", { days: 0.5 }, 0],
  ["excluded games without a text", { excludedGames: "" }, 0],
  ["a text of one letter", { excludedGames: "A", forfeit: "B" }, 1],
])("facts with %s make %j: %i promotions", (_what, more, count) => {
  expect(shown({ facts: { ...facts, ...more } })).toBe(count);
});

test.each(["startDate", "endDate", "startsAt", "endsAt"])("a promotion has a time as %s, or none", (field) => {
  const of = (value: unknown) => shown({ [field]: value });
  expect([of("2026-11-27T12:00:00Z"), of(null), of("soon"), of(undefined)]).toEqual([1, 1, 0, 0]);
});

test("its tags, terms and texts are read as they are", () => {
  const more = { tags: ["welcome"], terms: "Terms.", description: "Text.", category: "live-casino" };
  expect(PromotionList.parse([{ ...whole, ...more }]).promotions).toEqual([
    expect.objectContaining({ ...whole, ...more }),
  ]);
  expect([
    shown({ tags: [1] }),
    shown({ terms: 1 }),
    shown({ category: "poker" }),
    shown({ description: null }),
  ]).toEqual([0, 0, 0, 0]);
});

test("a promotion without a title is not shown, and one with a picture keeps it", () => {
  expect([shown({ title: "" }), shown({ title: "Two words" })]).toEqual([0, 1]);
  expect([shown({ image: {} }), shown({ image: { asset: {} } })]).toEqual([0, 0]);
  const image = { asset: { _ref: "image-a-1x1-webp" } };
  expect(PromotionList.parse([{ ...whole, image }]).promotions[0]?.image).toEqual(image);
});

test("one of an unknown kind, or of none, is read with its kind unknown", () => {
  const kinds = ["later", "gift", undefined].map((kind) => ({ ...whole, kind }));
  expect(PromotionList.parse(kinds).promotions.map(({ kind }) => kind)).toEqual(["later", null, null]);
});

const { slug, category, kind, tags, startDate, endDate, startsAt, endsAt } = whole;
const dates = { startDate, endDate, startsAt, endsAt };
const place = {
  ...dates,
  slug,
  category,
  kind,
  tags,
  excludedMarkets: ["SE"],
  money: [{ ...facts.money, currency: "XYZ" }],
  days: 7,
  texts: [["en"]],
};

test("of a promotion, what decides where it is shown is read in every currency, and nothing else", () => {
  expect(PromotionPlaces.parse([{ ...place, title: "A" }])).toEqual([place]);
  expect(PromotionPlaces.parse([])).toEqual([]);
});

const broken: [field: string, value: unknown][] = [
  ...Object.keys(place)
    .filter((field) => field !== "kind")
    .map((field): [string, unknown] => [field, undefined]),
  ["slug", "A"],
  ["category", "poker"],
  ["money", [{ amount: 10 }]],
  ["days", 0],
  ["startsAt", "soon"],
  ["texts", [null]],
];

test.each(broken)("one whose %s is %j is shown nowhere, and takes no other with it", (field, value) => {
  expect(PromotionPlaces.parse([{ ...place, [field]: value }, place])).toEqual([place]);
});
