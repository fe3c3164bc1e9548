import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { GameFacts as Facts } from "@/lib/play/catalogue/schema";
import { parseEdition } from "@/lib/routing/edition";
import { GameFacts } from "./game-facts";

vi.mock("@/lib/config/environment", () => ({ readEnvironment: () => ({ BRAND: "greenroom" }) }));

const edition = parseEdition("en-UN~web~a") ?? expect.fail();
const open = async (facts: Partial<Facts>) => {
  const game = {
    ...{ gameType: "slots", rtp: null, volatility: null, maxWin: null, lines: null, ways: null, betLimits: [] },
    ...{ gameProvider: { title: "Pragmatic" }, jackpotExist: false, ...facts },
  } as unknown as Facts; // what the facts read of a game
  render(await GameFacts({ edition, game }));
};
const termsLinked = () =>
  screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")?.split("#")[1]]);

test("the facts of a game that are terms lead to their meaning in the glossary", async () => {
  await open({ rtp: 96.5, volatility: "high", maxWin: 5_000, lines: 20, ways: 243 });
  expect(termsLinked()).toEqual([
    ["Return to player", "term-return-to-player"],
    ["Volatility", "term-volatility"],
    ["Max win", "term-highest-win"],
    ["Lines", "term-lines"],
    ["Ways to win", "term-ways"],
  ]);
  expect(screen.getByRole("link", { name: "Volatility" }).getAttribute("href")).toBe("/en-UN/glossary#term-volatility");
});

test("a fact that is not published has no link either", async () => {
  await open({});
  expect(termsLinked()).toEqual([]);
});
