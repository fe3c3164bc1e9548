import { expect, test } from "vitest";
import type { ContentGame } from "../content/game";
import { planGames } from "../content/generator/games";
import { rates } from "../content/generator/markets";
import { jackpotPercent } from "../content/generator/slot-figures";
import { seededRandom } from "../core/random";
import { slotThemes } from "../showcase/themes";
import { returns } from "./baccarat/baccarat";
import { rtp as blackjackRtp } from "./blackjack/blackjack";
import { createGameCatalogue, openingStake, reelReturn, stakeLadder } from "./catalogue";
import { rtp, targets, timesOf } from "./dice/dice";
import * as mines from "./mines/mines";
import { skinOf } from "./page/skin";
import * as plinko from "./plinko/plinko";
import { buildModel, type Published, unitsPerStake } from "./slot/model";
import { drawScreen, evaluate } from "./slot/spin";

const plans = planGames("greenroom", 3_000);
const slots = plans.filter(({ kind }) => kind === "slot");
const reels = slots.flatMap(({ rtp, jackpot, volatility, maxWin, hasWays }): Published[] => {
  if (volatility === null || maxWin === null) return [];
  return [{ rtp: reelReturn(rtp, jackpot), volatility, maxWin, layout: hasWays ? "ways" : "lines" }];
});

test("every slot of the content service has maths that return what it publishes", () => {
  expect(reels.length).toBeGreaterThan(2_000);
  expect(reels.filter(({ layout }) => layout === "ways").length).toBeGreaterThan(200);
  expect(reels).toHaveLength(slots.length);
  for (const figures of reels) expect(buildModel(figures).rtp).toBe(figures.rtp);
});

test("a slot with a jackpot publishes all that comes back: by its reels and by its jackpot", () => {
  const rich = slots.filter(({ jackpot }) => jackpot);
  expect(rich.length).toBeGreaterThan(100);
  for (const { rtp } of rich) {
    expect(rtp).toBeGreaterThanOrEqual(94);
    expect(reelReturn(rtp, true) + jackpotPercent).toBeCloseTo(rtp, 10);
  }
});

test("the reels of a slot with a jackpot exclude the return of the jackpot, and its rules show the whole return", () => {
  const figures = { rtp: 96.5, volatility: "medium", maxWin: 2500 } as const;
  const { play, pays } = findPlayable({ ...figures, gameType: "slots", lines: 10, ways: null, jackpotExist: true });
  const model = buildModel({ ...figures, rtp: 95.3, layout: "lines" });
  const drawFrom = (seed: string) => {
    const random = seededRandom(seed);
    return (parts: number) => Math.floor(random() * parts);
  };
  const [one, other] = [drawFrom("reels"), drawFrom("reels")];
  for (let round = 0; round < 2_000; round++)
    expect(play(undefined, 100, one)).toEqual(evaluate(model, drawScreen(model, other), 100));
  expect(pays?.rtp).toBe(96.5);
});

function findPlayable(fields: Partial<ContentGame>) {
  // The fields that a round reads.
  const game = { _type: "casinoGames", betLimits: [], ...fields } as unknown as ContentGame;
  const found = createGameCatalogue({ findProviderGame: () => game }).find("relax", "game");
  if (!found) throw new Error("The catalogue does not play the game.");
  return found;
}

test("tables and instant games publish what their rules return", () => {
  const figuresOf = (theme: string) =>
    new Set(
      plans
        .filter((plan) => plan.kind !== "live" && plan.theme === theme)
        .map(({ rtp, maxWin }) => [rtp, maxWin].join()),
    );
  expect(figuresOf("baccarat")).toEqual(new Set([[returns.banker, null].join()]));
  expect(figuresOf("blackjack")).toEqual(new Set([[blackjackRtp, null].join()]));
  expect(figuresOf("dice")).toEqual(new Set([[rtp, Math.max(...targets.map(timesOf))].join()]));
  expect(figuresOf("mines")).toEqual(new Set([[mines.rtp, Math.floor(mines.maxWin())].join()]));
  const places = plinko.risks.flatMap(plinko.timesOf);
  expect(figuresOf("plinko")).toEqual(new Set([[plinko.rtp, Math.max(...places)].join()]));
});

test("every theme of the content service has a look of its own", () => {
  const colours = { night: "#000000", deep: "#111111", main: "#222222", second: "#333333", light: "#444444" };
  for (const { slug, provider, theme } of slots) {
    expect(slotThemes).toContain(theme);
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
