import { expect, test } from "vitest";
import { planGames } from "../content/generator/games";
import { rates } from "../content/generator/markets";
import { returns } from "./baccarat/baccarat";
import { openingStake, stakeLadder } from "./catalogue";
import { rtp, targets, timesOf } from "./dice/dice";
import { skinOf, themes } from "./skin";
import { buildModel, type Published, unitsPerStake } from "./slot/model";

const plans = planGames("greenroom", 3_000);
const slots = plans.filter(({ kind }) => kind === "slot");
const published = slots.flatMap(({ rtp, volatility, maxWin, hasWays }): Published[] =>
  volatility === null || maxWin === null ? [] : [{ rtp, volatility, maxWin, layout: hasWays ? "ways" : "lines" }],
);

test("every slot of the content service has maths that return what it publishes", () => {
  expect(published.length).toBeGreaterThan(2_000);
  expect(published.filter(({ layout }) => layout === "ways").length).toBeGreaterThan(200);
  expect(published).toHaveLength(slots.length);
  for (const figures of published) expect(buildModel(figures).rtp).toBe(figures.rtp);
});

test("tables and instant games publish what their rules return", () => {
  const figuresOf = (theme: string) =>
    new Set(
      plans
        .filter((plan) => plan.kind !== "live" && plan.theme === theme)
        .map(({ rtp, maxWin }) => [rtp, maxWin].join()),
    );
  expect(figuresOf("baccarat")).toEqual(new Set([[returns.banker, null].join()]));
  expect(figuresOf("dice")).toEqual(new Set([[rtp, Math.max(...targets.map(timesOf))].join()]));
});

test("every theme of the content service has a look of its own", () => {
  const colours = { night: "#000000", deep: "#111111", main: "#222222", second: "#333333", light: "#444444" };
  for (const { slug, provider, theme } of slots) {
    expect(themes).toContain(theme);
    expect(skinOf({ slug, provider, skin: { theme, colours } }).theme).toBe(theme);
  }
});

test("stakes are whole line bets within the limits of the currency", () => {
  for (const [currency, rate] of Object.entries(rates)) {
    const limits = [{ min: Math.round(0.2 * rate * 100) / 100, max: Math.round(100 * rate), currency }];
    const stakes = stakeLadder(limits, currency, unitsPerStake);
    expect(stakes.length).toBeGreaterThan(4);
    for (const stake of stakes) expect(stake % unitsPerStake).toBe(0);
    expect(stakes[0]).toBeGreaterThanOrEqual(Math.round(0.2 * rate * 100));
    expect(stakes.at(-1)).toBeLessThanOrEqual(100 * rate * 100);
    expect(stakes).toContain(openingStake(stakes));
  }
  expect(stakeLadder([{ min: 0.1, max: 5, currency: "EUR" }], "EUR", unitsPerStake)).toEqual([
    10, 20, 50, 100, 200, 500,
  ]);
  expect(openingStake([10, 20, 50, 100])).toBe(50);
});

test("a currency without limits has no stakes", () => {
  expect(stakeLadder([{ min: 0.1, max: 5, currency: "EUR" }], "INR", unitsPerStake)).toEqual([]);
});
