import { act, render, screen, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { readLocale } from "@/lib/market/locale";
import type { Promotion } from "@/lib/offers/promotions/schema";
import offers from "@/messages/en/offers.json";
import { newSessionKeys, sandboxOrigins, siteVariables } from "../../../.ci/lib/programs.mjs";
import { Promotions } from "./promotions";

const locale = readLocale("en-UN") ?? expect.fail();
beforeAll(() => {
  Object.assign(process.env, siteVariables(sandboxOrigins(4000)), { SESSION_KEYS: newSessionKeys() });
});
beforeEach(() => document.documentElement.setAttribute("lang", "en"));

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
const promotion = (id: string, dates: Partial<Promotion> = {}): Promotion => ({
  id,
  slug: id,
  authorized: "both",
  category: "casino",
  kind: "first",
  tags: [],
  excludedMarkets: [],
  title: `Offer ${id}`,
  description: "Once.",
  image: null,
  startDate: null,
  endDate: null,
  startsAt: null,
  endsAt: null,
  facts: {
    money: { currency: "EUR", amount: 50, wagering: 500, maxBet: 5 },
    days: 30,
    excludedGames: "None",
    forfeit: "The bonus",
  },
  terms: null,
  ...dates,
});
const open = async (...promotions: Promotion[]) =>
  act(async () => void render(await Promotions({ locale, list: { promotions, unreadable: 0 } })));

const isShown = (text: string) => screen.getByText(text).closest("[hidden]") === null;
const none = offers.promotions.empty.title;

test("while nothing runs that comes later, the page says so, and no more once it has begun", async () => {
  await open(promotion("a", { startsAt: inSeconds(1) }), promotion("b", { startsAt: inSeconds(3_000) }));
  expect([isShown("Offer a"), isShown("Offer b"), isShown(none)]).toEqual([false, false, true]);
  await vi.waitFor(() => expect(isShown("Offer a")).toBe(true), { timeout: 5_000 });
  expect([isShown("Offer b"), isShown(none)]).toEqual([false, false]);
});

test("beside what runs, nothing is said of none", async () => {
  await open(promotion("a"), promotion("b", { startsAt: inSeconds(3_000) }));
  expect([isShown("Offer a"), screen.queryByText(none)]).toEqual([true, null]);
});

test("a list without any says so for as long as the page is open", async () => {
  await open();
  expect(isShown(none)).toBe(true);
  expect(screen.getByText(none).closest("[data-window]")).toBeNull();
});

test("each card has one action, named after its offer, and counts no days down", async () => {
  await open(promotion("a", { endsAt: inSeconds(3_000) }), promotion("b"));
  const cards = screen.getAllByRole("article").map((card) => within(card).getByRole("link"));
  expect(cards.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    [offers.promotions.see, "/en-UN/promotions/casino/a"],
    [offers.promotions.see, "/en-UN/promotions/casino/b"],
  ]);
  expect(screen.getByRole("link", { name: `${offers.promotions.see} Offer a` })).toBe(cards[0]);
  expect(document.body.textContent).not.toMatch(/in \d+ min/);
});
