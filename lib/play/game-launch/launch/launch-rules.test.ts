import { describe, expect, test } from "vitest";
import { moneyOnlyRules, noRules } from "@/tests/support/launch-rules";
import { launchRules } from "./launch-facts";
import { frameRules, isDemoOpen, needsMoney } from "./launch-rules";

const at = (country: string, province?: string) => [{ country, province: province ?? null }];

test.each([
  ["pragmaticplay", "LL", true],
  ["pragmaticplay", "GG", false],
  ["relax", "LL", false],
  ["novomatic", "GG", true],
  ["octoplay", "GG", true],
  ["novomatic", "LL", false],
  ["novomatic", "UN", false],
] as const)("games of %s in the market %s need money: %s [GAME-539, GAME-540]", (provider, market, expected) => {
  expect(needsMoney(launchRules(market, provider, "slots"), at("FI"))).toBe(expected);
});

test("games that a place closes to players without money are closed to its people in every market [GAME-540]", () => {
  const rules = launchRules("UN", "novomatic", "slots");
  expect(needsMoney(rules, at("GG"))).toBe(true);
  expect(needsMoney(rules, [...at("FI"), ...at("GG")])).toBe(true);
  expect(needsMoney(rules, at("FI"))).toBe(false);
  expect(needsMoney(moneyOnlyRules, [])).toBe(true);
});

describe("play with play money", () => {
  const global = launchRules("UN", "relax", "slots");

  test.each([
    ["a visitor", global, "FI", null, true],
    ["a visitor from Germany", global, "DE", null, false],
    ["a player in Germany", global, "DE", "DATA_VERIFIED", false],
    ["a visitor from Britain", global, "GB", null, false],
    ["a player in Britain whose age is not known", global, "GB", "NOT_VERIFIED", false],
    ["a player in Britain", global, "GB", "DATA_VERIFIED", true],
    ["a visitor of the British market, wherever they are", launchRules("GB", "relax", "slots"), "FI", null, false],
    ["a visitor of the German market", launchRules("DE", "relax", "slots"), "FI", null, false],
  ] as const)("is open to %s: %s", (_who, rules, country, kycStatus, expected) => {
    expect(isDemoOpen(rules, at(country), kycStatus)).toBe(expected);
  });
});

describe("the frame of a game", () => {
  test("is told the shortest round and how to show a return that is no gain", () => {
    expect(frameRules(launchRules("GB", "relax", "slots"), at("GB"))).toEqual({
      minround: "2500",
      belowstake: "plain",
    });
    expect(frameRules(launchRules("GB", "relax", "dice"), at("GB"))).toMatchObject({ minround: "5000" });
    expect(frameRules(launchRules("UN", "relax", "slots"), [...at("FI"), ...at("DE")])).toMatchObject({
      minround: "5000",
    });
    expect(frameRules(launchRules("CA", "relax", "slots"), at("CA", "AB"))).toEqual({ belowstake: "plain" });
  });

  test("is told nothing where the policy leaves the game as it is", () => {
    expect(frameRules(noRules, at("FI"))).toEqual({});
  });
});
