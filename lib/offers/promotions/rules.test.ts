import { expect, test } from "vitest";
import { parseLocale } from "@/lib/market/locale";
import { policyAt, specifiedPolicy } from "@/lib/market/policy/policies";
import { isAllowed, isForAccount, isShownIn, roundsAtHighestBet } from "./rules";

const casino = { category: "casino", kind: "first" } as const;
const offer = (amount: number, wagering: number) => ({
  ...casino,
  facts: {
    money: { currency: "GBP" as const, amount, wagering, maxBet: 5 },
    days: 7,
    excludedGames: "None",
    forfeit: "The bonus",
  },
});

test.each([
  ["at the limit", offer(50, 500), 10, true],
  ["a penny above it", offer(50, 500.01), 10, false],
  ["at the limit of an amount with pence", offer(1.13, 11.3), 10, true],
  ["a penny above that", offer(1.13, 11.31), 10, false],
  ["without wagering", offer(50, 0), 10, true],
  ["where there is no limit", offer(1, 1_000), null, true],
])("an offer %s", (_what, promotion, mostWagering, isShown) => {
  expect(isAllowed(promotion, { ...specifiedPolicy, mostWagering })).toBe(isShown);
});

test.each([
  ["of the first play", "SE", casino, true],
  ["for loyalty", "SE", { ...casino, kind: "loyalty" }, false],
  ["without a deposit", "BR", { ...casino, kind: "advance" }, false],
  ["without a deposit", "FI", { ...casino, kind: "advance" }, true],
  ["of a kind that its editors did not name", "SE", { ...casino, kind: null }, false],
  ["of a kind that its editors did not name", "FI", { ...casino, kind: null }, true],
  ["of the casino", "DE", casino, true],
  ["at live tables", "DE", { ...casino, category: "live-casino" }, false],
  ["at live tables", "AT", { ...casino, category: "live-casino" }, true],
  ["on sports", "DE", { ...casino, category: "sports" }, true],
] as const)("an offer %s in %s", (_what, market, promotion, isShown) => {
  expect(isAllowed({ ...offer(50, 500), ...promotion }, policyAt(market))).toBe(isShown);
});

test.each([
  ["at home where it is allowed", "FI", { country: "FI" }, true],
  ["at the global market", "UN", { country: "FI" }, true],
  ["of Britain at the global market", "UN", { country: "GB" }, false],
  ["from elsewhere at the market of Britain", "GB", { country: "FI" }, false],
  ["of a market that it leaves out", "UN", { country: "AT" }, false],
  ["of no known country", "UN", { country: "" }, true],
] as const)("an offer of 35 times the bonus for an account %s", (_what, market, account, is) => {
  expect(isForAccount({ ...offer(20, 700), excludedMarkets: ["AT"] }, market, account)).toBe(is);
});

test("an offer of live tables is for no account whose law has none", () => {
  const live = { ...offer(20, 0), category: "live-casino" as const, excludedMarkets: [] };
  expect(["DE", "AT"].map((country) => isForAccount(live, "UN", { country }))).toEqual([false, true]);
});

const everywhere = specifiedPolicy;
const place = {
  ...casino,
  excludedMarkets: ["SE"],
  money: [
    { currency: "EUR", amount: 50, wagering: 500, maxBet: 5 },
    { currency: "GBP", amount: 50, wagering: 600, maxBet: 5 },
  ],
  texts: [["en"], ["fi", "en"]],
};

test.each([
  ["in euros, by its English text", "fi-FI", place, everywhere, true],
  ["of a market that it leaves out", "en-SE", place, everywhere, false],
  ["in a currency that it does not name", "inen-IN", place, everywhere, false],
  ["where no bonus is named in public", "fi-FI", place, { ...everywhere, publicOffers: false }, false],
  ["at the limit of its market", "fi-FI", place, { ...everywhere, mostWagering: 10 }, true],
  ["above the limit, in its own currency", "en-GB", place, { ...everywhere, mostWagering: 10 }, false],
  ["of a text that its readers have", "fi-FI", { ...place, texts: [["fi"], ["fi", "de"]] }, everywhere, true],
  ["of a text in the content's language", "caf-CA", { ...place, texts: [["fr"]], money: cad() }, everywhere, true],
  ["of a text that they do not read", "de-DE", { ...place, texts: [["en"], ["fi"]] }, everywhere, false],
])("a promotion of the locale %s", (_what, segment, shown, policy, isShown) => {
  expect(isShownIn(shown, parseLocale(segment) ?? expect.fail(), policy)).toBe(isShown);
});

function cad() {
  return [{ currency: "CAD", amount: 75, wagering: 0, maxBet: 5 }];
}

test.each([
  [500, 5, 100],
  [0.3, 0.1, 3],
  [501, 5, 101],
])("the wagering of %f takes, at %f a round, %i rounds", (wagering, maxBet, rounds) => {
  expect(roundsAtHighestBet({ currency: "EUR", amount: 50, wagering, maxBet })).toBe(rounds);
});
