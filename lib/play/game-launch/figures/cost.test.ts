import { expect, test } from "vitest";
import { averageCostMinor, exampleStakeMinor, gameFigures, roundsOf } from "./cost";

test("600 spins at 0.50 and a return of 96.5 % cost 10.50 on average", () => {
  const spins = roundsOf({ gameType: "slots", isLive: false });
  expect(averageCostMinor(50, 96.5, spins)).toBe(1_050);
  expect(averageCostMinor(5_000, 94, spins)).toBe(180_000);
  expect(averageCostMinor(50, 97.4, spins)).toBe(780);
});

test("an hour of cards or of a live table has fewer rounds than one of spins or rolls", () => {
  const rounds = (gameType: string | null, isLive = false) => roundsOf({ gameType, isLive });
  const own = ["dice", "slots", null, "baccarat", "blackjack", "roulette"] as const;
  expect(own.map((kind) => rounds(kind))).toEqual([600, 600, 600, 200, 200, 60]);
  expect([rounds("blackjack", true), rounds("roulette", true)]).toEqual([80, 60]);
});

test("the stake to reckon with is one that the game takes", () => {
  const stake = (min: number, max: number) => exampleStakeMinor([{ min, max, currency: "EUR" }], "EUR");
  expect([stake(0.75, 100), stake(6, 100), stake(1, 2), stake(0.1, 0.3)]).toEqual([75, 600, 200, 30]);
});

test("the stake to reckon with is modest in every currency", () => {
  const limits = [
    { min: 0.1, max: 100, currency: "EUR" },
    { min: 0.2, max: 100, currency: "GBP" },
    { min: 10, max: 10_000, currency: "INR" },
    { min: 0, max: 1, currency: "NOK" },
  ];
  expect(exampleStakeMinor(limits, "EUR")).toBe(50);
  expect(exampleStakeMinor(limits, "GBP")).toBe(50);
  expect(exampleStakeMinor(limits, "INR")).toBe(5_000);
  expect(exampleStakeMinor(limits, "NOK")).toBeNull();
  expect(exampleStakeMinor(limits, "BRL")).toBeNull();
});

test("the figures of a game are those of one currency, or none", () => {
  const betLimits = [
    { min: 0.1, max: 100, currency: "EUR" },
    { min: 1.2, max: 1_150, currency: "NOK" },
  ];
  const slot = { gameType: "slots", isLive: false, rtp: 96.5, betLimits };
  expect(gameFigures(slot, "NOK")).toEqual({
    lowestStake: 120,
    highestStake: 115_000,
    cost: { stake: 500, rounds: 600, cost: 10_500 },
  });
  expect(gameFigures({ ...slot, rtp: null }, "EUR")).toMatchObject({ lowestStake: 10, cost: null });
  expect(gameFigures(slot, "INR")).toBeNull();
});
