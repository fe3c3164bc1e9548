import { render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { readLocale } from "@/lib/market/locale";
import type { Promotion } from "@/lib/offers/promotions/schema";
import { PromotionPage } from "./promotion-page";

const locale = readLocale("en-UN") ?? expect.fail();
beforeEach(() => document.documentElement.setAttribute("lang", "en"));
const promotion: Promotion = {
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
const withMoney = (more: object): Promotion => ({
  ...promotion,
  facts: { ...promotion.facts, money: { ...promotion.facts.money, ...more } },
});
const open = async (shown: Promotion) => render(await PromotionPage({ locale, promotion: shown }));

test("a promotion has its six facts, its end, and what it comes to in figures", async () => {
  const { container } = await open(promotion);
  expect([...container.querySelectorAll("dt")]).toHaveLength(6);
  expect(container.querySelector("time")?.dateTime).toMatch(/^2030-12-31T/);
  expect(screen.getByRole("region", { name: "A worked example" }).textContent).toContain(
    "You get €50.00. Before you withdraw it, you have to stake €500.00 in all: at the highest bet, 100 × €5.00.",
  );
});

test("the facts that are terms lead to their meaning in the glossary", async () => {
  await open(promotion);
  const links = [
    "To stake before you withdraw",
    "Highest bet while it runs",
    "Games that do not count",
    "If you give it up, you lose",
  ];
  expect(links.map((name) => screen.getByRole("link", { name }).getAttribute("href"))).toEqual([
    "/en-UN/glossary#term-wagering",
    "/en-UN/glossary#term-highest-bet",
    "/en-UN/glossary#term-excluded-games",
    "/en-UN/glossary#term-giving-up",
  ]);
});

test.each([
  [
    "without wagering",
    { wagering: 0 },
    "You get €50.00. You do not have to stake anything: you can withdraw it at once.",
  ],
  ["whose highest bet is none", { maxBet: 0 }, undefined],
])("one %s", async (_what, money, said) => {
  await open(withMoney(money));
  expect(screen.queryByRole("region", { name: "A worked example" })?.querySelector("p")?.textContent).toBe(said);
});

test("it is taken by the player's own act: a visitor opens an account, a player finds it among the rewards", async () => {
  await open(promotion);
  const link = (name: string) => screen.getByRole("link", { name });
  expect(link("Open an account").getAttribute("href")).toBe("/en-UN/signup");
  expect(link("Go to your rewards").getAttribute("href")).toBe("/en-UN/my-account/rewards");
  expect(screen.queryByRole("button")).toBeNull();
});

test("one with a code leads a player to the deposit, with the code to be filled in", async () => {
  await open({ ...promotion, bonusCode: "FIRST-ORBIT" });
  const link = screen.getByRole("link", { name: "Deposit with FIRST-ORBIT" });
  expect(link.getAttribute("href")).toBe("/en-UN/my-account/banking/deposit?bonusCode=FIRST-ORBIT");
});

test("its picture stands beside what is said, and is fetched first", async () => {
  const { container } = await open({
    ...promotion,
    image: { asset: { _ref: `image-${"a".repeat(40)}-2400x1000-webp` } },
  });
  const header = container.querySelector("header");
  expect(header?.querySelector("img")?.getAttribute("fetchpriority")).toBe("high");
  expect(header?.querySelector("img")?.src).toContain(`${"a".repeat(40)}-2400x1000.webp`);
  expect(header?.querySelector("img")?.src).toMatch(/w=1440&h=600/);
  expect(header?.querySelector("source")).toMatchObject({
    media: "(width<480px)",
    srcset: expect.stringMatching(/w=768&h=320\S*$/),
  });
  expect(header?.querySelector("h1")?.textContent).toBe("First deposit, doubled");
});
