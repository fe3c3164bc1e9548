import { afterEach, beforeAll, expect, inject, test, vi } from "vitest";
import { parseLocale } from "@/lib/market/locale";
import { validateBonusCode } from "@/lib/offers/bonus-code/api";
import { getCampaigns } from "@/lib/offers/campaigns/api";
import { promotions } from "@/sandbox/content/generator/promotions";
import { newSessionKeys, siteVariables } from "../../../.ci/lib/programs.mjs";
import { newPlayer } from "../sandbox/world";

vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

const origins = inject("sandbox");
let server: typeof import("@/lib/offers/promotions/server");

beforeAll(async () => {
  Object.assign(process.env, siteVariables(origins), { SESSION_KEYS: newSessionKeys() });
  server = await import("@/lib/offers/promotions/server");
});

afterEach(() => void vi.useRealTimers());

const locale = (segment: string) => parseLocale(segment) ?? expect.fail(`No locale ${segment}`);
const slugs = async (wanted: { category?: string; tag?: string }) => {
  const { promotions, unreadable } = await server.getPromotions(locale("en-UN"), wanted);
  expect(unreadable).toBe(0);
  return promotions.map(({ slug }) => slug);
};

test("a page has what is for everybody and for visitors, in the editor's order; nothing of players, of the past or of later [PROMO-501, PROMO-503]", async () => {
  // One of the sandbox's promotions ends with the year 2030.
  vi.useFakeTimers({ now: Date.parse("2026-11-23T12:00:00Z"), toFake: ["Date"] });
  expect(await slugs({})).toEqual(["first-deposit", "orbit-rounds", "live-week"]);
});

test('one for the "not authorized" is one for visitors, in the list and at its address [CONTENT-012]', async () => {
  const path = `${origins.control}/content/documents/promotion-first-deposit?publish=true`;
  const edit = async (authorized: string) =>
    expect((await fetch(path, { method: "PATCH", body: JSON.stringify({ authorized }) })).ok).toBe(true);
  await edit("not authorized");
  try {
    const { promotions } = await server.getPromotions(locale("en-UN"), {});
    expect(promotions.find(({ slug }) => slug === "first-deposit")).toMatchObject({ authorized: "not-authorized" });
    expect(await server.getPromotion(locale("en-UN"), "casino", "first-deposit")).not.toBeNull();
  } finally {
    await edit("not-authorized");
  }
});

test("a category has its own, and a tag its own of those [ROUTE-516, ROUTE-517]", async () => {
  expect(await slugs({ category: "live-casino" })).toEqual(["live-week"]);
  expect(await slugs({ category: "casino", tag: "welcome" })).toEqual(["first-deposit"]);
  expect(await slugs({ category: "live-casino", tag: "welcome" })).toEqual([]);
});

test("the offer with a code has the six facts that the platform tells of the code, in every language", async () => {
  const { bonusCode } = promotions.find(({ slug }) => slug === "first-deposit") ?? expect.fail();
  for (const segment of ["en-UN", "fi-FI", "de-AT", "fr-FR"]) {
    const offered = await server.getPromotion(locale(segment), "casino", "first-deposit");
    const { facts } = offered ?? expect.fail(`No offer at ${segment}`);
    const [languageCode = ""] = segment.split("-");
    const { http } = await newPlayer({ languageCode, currencyCode: facts.money.currency });
    const [campaign] = await getCampaigns(http, [await validateBonusCode(http, bonusCode ?? "")]);
    const { amount, wagering, maxBet, days, excludedGames } = campaign ?? expect.fail("No terms of the code");
    const words = await loadMessages(languageCode);
    expect({
      money: { currency: amount?.currency, ...inUnits({ amount, wagering, maxBet }) },
      days,
      excludedGames: excludedGames?.join(),
      // The site's own words for every bonus.
      forfeit: words.rewards.terms.forfeit.bonus,
    }).toEqual(facts);
  }
});

const loadMessages = async (language: string) => (await import(`@/messages/${language}/offers.json`)).default;

const inUnits = (amounts: Record<string, { amountMinor: number } | null>) =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, (amount?.amountMinor ?? 0) / 100]));

test("the six facts come whole, in the money of the market and the language of the reader [PROMO-501]", async () => {
  const english = await server.getPromotion(locale("inen-IN"), "casino", "first-deposit");
  expect(english?.facts).toEqual({
    money: { currency: "INR", amount: 5_000, wagering: 50_000, maxBet: 500 },
    days: 30,
    excludedGames: "Jackpot games and live tables",
    forfeit: "The bonus and what was won with it. Your own money stays yours.",
  });
  const finnish = await server.getPromotion(locale("fi-FI"), "casino", "first-deposit");
  expect(finnish?.title).toBe("Ensitalletus tuplana");
});

test("what is for players has no page, and neither has what is over or of another category", async () => {
  const find = (category: string, slug: string) => server.getPromotion(locale("en-UN"), category, slug);
  expect(await find("casino", "second-deposit")).toBeNull();
  expect(await find("casino", "harvest-spins")).toBeNull();
  expect(await find("live-casino", "first-deposit")).toBeNull();
});

test("one that begins within the hour is in the list, where its card waits, and has no page yet", async () => {
  const edit = async (startsAt: string | null) => {
    const path = `${origins.control}/content/documents/promotion-live-week?publish=true`;
    expect((await fetch(path, { method: "PATCH", body: JSON.stringify({ startsAt }) })).ok).toBe(true);
  };
  const find = () => server.getPromotion(locale("en-UN"), "live-casino", "live-week");
  expect((await find())?.slug).toBe("live-week");
  await edit(new Date(Date.now() + 1_800_000).toISOString());
  expect(await slugs({ category: "live-casino" })).toEqual(["live-week"]);
  expect(await find()).toBeNull();
  await edit(null);
});

test("where no bonus is named in public, there is no public promotion, and no page of one", async () => {
  const canada = locale("ca-CA");
  expect((await server.getPromotions(canada, {})).promotions).toEqual([]);
  expect(await server.getPromotion(canada, "casino", "first-deposit")).toBeNull();
});

test.each([
  ["de-DE", ["first-deposit", "orbit-rounds"]],
  ["en-SE", []],
  ["br-BR", ["first-deposit", "live-week"]],
] as const)("%s has the offers of its products and of the kinds that its law allows", async (segment, shown) => {
  vi.useFakeTimers({ now: Date.parse("2026-11-23T12:00:00Z"), toFake: ["Date"] });
  const { promotions } = await server.getPromotions(locale(segment), {});
  expect(promotions.map(({ slug }) => slug)).toEqual(shown);
});

test("a player whose law has no live tables is offered nothing there, at any market", async () => {
  const shownTo = (country: string) => server.getPlayerPromotions(locale("en-UN"), "live-casino", { country });
  expect(await shownTo("DE")).toEqual([]);
  expect(await shownTo("AT")).not.toEqual([]);
});

test("an offer that asks for more wagering than the law of a market allows is not shown there, and the log names it", async () => {
  const address = `${origins.control}/content/documents/promotion-first-deposit`;
  const { facts } = await (await fetch(address)).json();
  const edit = async (factor: number) => {
    const money = facts.money.map((each: { wagering: number }) => ({ ...each, wagering: each.wagering * factor }));
    const body = JSON.stringify({ facts: { ...facts, money } });
    expect((await fetch(`${address}?publish=true`, { method: "PATCH", body })).ok).toBe(true);
  };
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const find = (segment: string) => server.getPromotion(locale(segment), "casino", "first-deposit");
  expect(await find("en-GB")).not.toBeNull();
  await edit(2);
  try {
    expect(await find("en-GB")).toBeNull();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('"refused":"promotion-first-deposit"'));
    expect(await find("en-UN")).not.toBeNull();
  } finally {
    await edit(1);
    warn.mockRestore();
  }
});
