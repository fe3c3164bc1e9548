import { render, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { defaultLocale as locale } from "@/lib/market/locale";
import type { Promotion } from "@/lib/offers/promotions/schema";
import offers from "@/messages/en/offers.json";
import { LandingOffer } from "./landing-offer";

beforeEach(() => document.documentElement.setAttribute("lang", "en"));

const offer: Promotion = {
  id: "promotion-a",
  slug: "a",
  authorized: "both",
  category: "casino",
  kind: "first",
  tags: [],
  excludedMarkets: [],
  title: "First deposit, doubled",
  description: "Once.",
  image: null,
  startDate: null,
  endDate: null,
  startsAt: null,
  endsAt: "2030-12-31T20:00:00Z",
  facts: {
    money: { currency: "EUR", amount: 50, wagering: 500, maxBet: 5 },
    days: 30,
    excludedGames: "None",
    forfeit: "The bonus",
  },
  terms: null,
};

test("the facts of a campaign's offer that are terms lead to their meaning in the glossary", async () => {
  render(await LandingOffer({ locale, offer }));
  const list = within(screen.getByLabelText(offers.promotions.facts.title));
  expect(list.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/en-UN/glossary#term-wagering",
    "/en-UN/glossary#term-highest-bet",
    "/en-UN/glossary#term-excluded-games",
    "/en-UN/glossary#term-giving-up",
  ]);
});
