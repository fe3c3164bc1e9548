import { describe, expect, test } from "vitest";
import { seededRandom } from "../../core/random";
import { buildModel, chanceParts, type Model, returnToPlayer, symbols, volatilities, weightParts } from "./model";
import { drawScreen, evaluate, type Screen } from "./spin";

const publishable = [
  { rtp: 94, volatility: "low", maxWin: 500 },
  { rtp: 96.5, volatility: "medium", maxWin: 2500 },
  { rtp: 97.4, volatility: "medium", maxWin: 5000 },
  { rtp: 96.5, volatility: "high", maxWin: 10_000 },
] as const;

const states = [...symbols, "wild", "scatter"] as const;

/** The return in percent, from every combination of what can stand on a line and of reels with a scatter, in whole numbers. */
function enumerated(model: Model): number {
  const parts = BigInt(3 * chanceParts * weightParts);
  const chanceOf = (state: (typeof states)[number], reel: number): bigint => {
    const wild = model.wild[reel] ?? 0;
    if (state === "wild") return BigInt(wild) * BigInt(3 * weightParts);
    if (state === "scatter") return BigInt(model.scatter) * BigInt(weightParts);
    return BigInt(3 * chanceParts - 3 * wild - model.scatter) * BigInt(model.weights[state]);
  };
  const lineBetMinor = 1;
  let line = 0n;
  const walk = (reels: Screen, chance: bigint): void => {
    if (chance === 0n) return;
    if (reels.length === 5) {
      const win = evaluate(model, reels, lineBetMinor * 10).lineWins.find((each) => each.line === 0);
      line += chance * BigInt(win?.amountMinor ?? 0);
      return;
    }
    // Only the middle row is looked at; what stands above and below belongs to other lines.
    for (const state of states) walk([...reels, ["scatter", state, "scatter"]], chance * chanceOf(state, reels.length));
  };
  walk([], 1n);
  let scatters = 0n;
  for (let reels = 0; reels < 32; reels++) {
    const count = [0, 1, 2, 3, 4].filter((reel) => reels & (1 << reel)).length;
    const pay = model.scatterPays[count - 3] ?? 0;
    const chance = BigInt(model.scatter) ** BigInt(count) * BigInt(chanceParts - model.scatter) ** BigInt(5 - count);
    scatters += chance * BigInt(pay);
  }
  const precision = 10n ** 12n;
  const ofLines = Number((line * precision) / parts ** 5n);
  const ofScatters = Number((scatters * precision) / BigInt(chanceParts) ** 5n);
  return ((ofLines + ofScatters) / 1e12) * 100;
}

describe("the maths of a slot", () => {
  test.each(publishable)("returns exactly the published $rtp % ($volatility, $maxWin times)", (published) => {
    const model = buildModel(published);
    expect(enumerated(model)).toBeCloseTo(published.rtp, 5);
    expect(returnToPlayer(model)).toBeCloseTo(published.rtp, 5);
  });

  test.each(volatilities)("returns the published figure over 200,000 rounds (%s)", (volatility) => {
    const model = buildModel({ rtp: 96.5, volatility, maxWin: volatility === "high" ? 5000 : 1000 });
    const random = seededRandom(`rounds:${volatility}`);
    const rounds = 200_000;
    let sum = 0;
    let squares = 0;
    for (let round = 0; round < rounds; round++) {
      const screen = drawScreen(model, (bound) => Math.floor(random() * bound));
      const times = evaluate(model, screen, 10).winMinor / 10;
      sum += times;
      squares += times * times;
    }
    const mean = sum / rounds;
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
    expect(error * 100).toBeLessThan(2);
    expect(Math.abs(mean - 0.965)).toBeLessThan(3 * error);
  });

  test.each(publishable)("never pays more than the published $maxWin times, and can pay that", (published) => {
    const model = buildModel(published);
    const best = (scatterRows: readonly (number | null)[]): number => {
      const screen = scatterRows.map((row) =>
        ["h1", "h1", "h1"].map((symbol, at) => (at === row ? "scatter" : symbol)),
      );
      // Symbols of the table above, one place replaced by a scatter.
      return evaluate(model, screen as Screen, 10).winMinor / 10;
    };
    const places = [null, 0, 1, 2];
    const all = places.flatMap((a) =>
      places.flatMap((b) => places.flatMap((c) => places.flatMap((d) => places.map((e) => [a, b, c, d, e] as const)))),
    );
    expect(Math.max(...all.map(best))).toBe(published.maxWin);
    expect(best([null, null, null, null, null])).toBe(published.maxWin);
  });

  test.each(volatilities)("weighs its symbols so that they add up (%s)", (volatility) => {
    const { weights, pays } = buildModel({ rtp: 96, volatility, maxWin: 5000 });
    expect(Object.values(weights).reduce((sum, weight) => sum + weight)).toBe(weightParts);
    for (const [three, four, five] of Object.values(pays)) expect(three < four && four < five).toBe(true);
  });

  test("refuses to publish what it cannot pay", () => {
    expect(() => buildModel({ rtp: 10, volatility: "low", maxWin: 500 })).toThrow("returns 10 %");
    expect(() => buildModel({ rtp: 400, volatility: "low", maxWin: 500 })).toThrow("returns 400 %");
    expect(() => buildModel({ rtp: 96, volatility: "high", maxWin: 500 })).toThrow("highest win");
  });
});

describe("a screen", () => {
  const model = buildModel({ rtp: 96.5, volatility: "medium", maxWin: 2500 });
  const junk = ["l4", "l3", "l2"] as const;

  test("pays nothing for two of a kind, or for three that do not begin on the left", () => {
    const screen: Screen = [
      ["l1", "l3", "l4"],
      ["h2", "l1", "h2"],
      ["h2", "h3", "h2"],
      ["h2", "l4", "h2"],
      ["h2", "l2", "h2"],
    ];
    expect(evaluate(model, screen, 50).lineWins).toEqual([]);
  });

  test("pays each line for itself and the sum of all", () => {
    const screen: Screen = [["h2", "l1", "l2"], ["h2", "l3", "l4"], ["h2", "l1", "l3"], ["l3", "l4", "l2"], junk];
    const outcome = evaluate(model, screen, 50);
    expect(outcome.lineWins).toEqual([{ line: 1, symbol: "h2", count: 3, amountMinor: 150 }]);
    expect(outcome.winMinor).toBe(150);
  });

  test("lets a wild cover its reel and stand for any symbol", () => {
    const screen: Screen = [["l1", "h2", "l4"], ["l3", "l3", "wild"], ["h2", "h2", "h2"], ["l3", "l4", "l1"], junk];
    const through = evaluate(model, screen, 10).lineWins.filter(({ symbol }) => symbol === "h2");
    expect(through.map(({ line }) => line)).toEqual([0, 7, 8, 9]);
  });

  test("pays scatters anywhere, as times the whole stake", () => {
    const screen: Screen = [["scatter", "l3", "l4"], ["l1", "l2", "scatter"], ["l4", "scatter", "l1"], junk, junk];
    const outcome = evaluate(model, screen, 200);
    expect(outcome.scatterMinor).toBe(200 * model.scatterPays[0]);
    expect(outcome.scatters).toEqual([
      [0, 0],
      [1, 2],
      [2, 1],
    ]);
  });

  test("refuses a stake that ten lines cannot share", () => {
    expect(() => evaluate(model, [junk, junk, junk, junk, junk], 15)).toThrow("15");
  });
});
