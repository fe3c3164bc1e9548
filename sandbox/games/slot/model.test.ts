import { describe, expect, test } from "vitest";
import { maxWinsOfWays } from "../../content/generator/slot-figures";
import { seededRandom } from "../../core/random";
import { buildModel, chanceParts, type Model, type Published, returnToPlayer, weightParts } from "./model";
import { drawScreen, evaluate, type Screen } from "./spin";
import { symbols, volatilities } from "./symbols";

const publishable = [
  { rtp: 94, volatility: "low", maxWin: 500, layout: "lines" },
  { rtp: 96.5, volatility: "medium", maxWin: 2500, layout: "lines" },
  { rtp: 97.4, volatility: "medium", maxWin: 5000, layout: "lines" },
  { rtp: 96.5, volatility: "high", maxWin: 10_000, layout: "lines" },
  { rtp: 92.9, volatility: "low", maxWin: 2430, layout: "ways" },
  { rtp: 96.5, volatility: "medium", maxWin: 6075, layout: "ways" },
  { rtp: 97.9, volatility: "high", maxWin: 14_580, layout: "ways" },
] as const;
/** A model of each volatility with lines and with ways, of the usual return. */
const usual = publishableOf(96.5);

function publishableOf(rtp: number): readonly Published[] {
  return volatilities.flatMap((volatility) => [
    { rtp, volatility, maxWin: volatility === "high" ? 5000 : 1000, layout: "lines" },
    { rtp, volatility, maxWin: maxWinsOfWays[volatility][0], layout: "ways" },
  ]);
}

const states = [...symbols, "wild", "scatter"] as const;

/** The return in percent, from every combination of symbols on a line and of reels with a scatter, in whole numbers. */
function enumerated(model: Model): number {
  const parts = BigInt(3 * chanceParts * weightParts);
  const chanceOf = (state: (typeof states)[number], reel: number): bigint => {
    const wild = model.wild[reel] ?? 0;
    if (state === "wild") return BigInt(wild) * BigInt(3 * weightParts);
    if (state === "scatter") return BigInt(model.scatter) * BigInt(weightParts);
    return BigInt(3 * chanceParts - 3 * wild - model.scatter) * BigInt(model.weights[state]);
  };
  const symbolsWin = model.layout === "ways" ? enumerateWays(model) : enumerateLine();
  let scatters = 0n;
  for (let reels = 0; reels < 32; reels++) {
    const count = [0, 1, 2, 3, 4].filter((reel) => reels & (1 << reel)).length;
    const pay = model.scatterPays[count - 3] ?? 0;
    const chance = BigInt(model.scatter) ** BigInt(count) * BigInt(chanceParts - model.scatter) ** BigInt(5 - count);
    scatters += chance * BigInt(pay);
  }
  const ofScatters = Number((scatters * precision) / BigInt(chanceParts) ** 5n);
  return ((symbolsWin + ofScatters) / 1e12) * 100;

  /** Of one line, in line bets: all ten are alike. */
  function enumerateLine(): number {
    let line = 0n;
    const walk = (reels: Screen, chance: bigint): void => {
      if (chance === 0n) return;
      if (reels.length === 5) {
        const win = evaluate(model, reels, 10).wins.find((each) => "line" in each && each.line === 0);
        line += chance * BigInt(win?.amountMinor ?? 0);
        return;
      }
      // Only the middle row is checked; symbols above and below belong to other lines.
      for (const state of states)
        walk([...reels, ["scatter", state, "scatter"]], chance * chanceOf(state, reels.length));
    };
    walk([], 1n);
    return Number((line * precision) / parts ** 5n);
  }
}

const precision = 10n ** 12n;

/** In how many orders a symbol shows so often on three places, and on two. */
const orders = [
  [1n, 1n],
  [3n, 2n],
  [3n, 1n],
  [1n, 0n],
] as const;

/** Of all ways, in stakes: for each symbol, every combination of how often it shows on each reel. */
function enumerateWays(model: Model): number {
  const chances = BigInt(chanceParts);
  const weights = BigInt(weightParts);
  let units = 0n;
  for (const symbol of symbols) {
    const weight = BigInt(model.weights[symbol]);
    const others = weights - weight;
    const walk = (reels: Screen, chance: bigint): void => {
      if (chance === 0n) return;
      if (reels.length === 5) {
        const win = evaluate(model, reels, 10).wins.find((each) => each.symbol === symbol);
        units += chance * BigInt(win?.amountMinor ?? 0);
        return;
      }
      const wild = BigInt(model.wild[reels.length] ?? 0);
      const scatter = BigInt(model.scatter);
      walk([...reels, ["scatter", "wild", "scatter"]], chance * wild * weights ** 3n);
      for (const [shown, [ofThree, ofTwo]] of orders.entries()) {
        const reel = Array.from({ length: 3 }, (_, row) => (row < shown ? symbol : "scatter"));
        const three = (chances - wild - scatter) * ofThree * weight ** BigInt(shown) * others ** BigInt(3 - shown);
        // Beside a scatter there is room for two.
        const two = shown > 2 ? 0n : scatter * ofTwo * weight ** BigInt(shown) * others ** BigInt(2 - shown) * weights;
        walk([...reels, reel], chance * (three + two));
      }
    };
    walk([], 1n);
  }
  return Number((units * precision) / (chances * weights ** 3n) ** 5n) / 10;
}

describe("the maths of a slot", () => {
  test.each(publishable)("returns exactly the published $rtp % ($layout, $volatility, $maxWin times)", (published) => {
    const model = buildModel(published);
    expect(enumerated(model)).toBeCloseTo(published.rtp, 5);
    expect(returnToPlayer(model)).toBeCloseTo(published.rtp, 5);
  });

  test.each(usual)("returns the published figure over 50,000 rounds ($layout, $volatility)", (published) => {
    const model = buildModel(published);
    const random = seededRandom(`rounds:${published.volatility}`);
    const rounds = 50_000;
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
    expect(error * 100).toBeLessThan(4);
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
    // Nor does a screen where other symbols, or wilds, share the reels.
    const random = seededRandom(`screens:${published.maxWin}`);
    for (let screens = 0; screens < 20_000; screens++) {
      const top = symbols.slice(0, 1 + Math.floor(random() * 3));
      const some = () => top[Math.floor(random() * top.length)] ?? "h1";
      const screen = model.wild.map((wild): Screen[number] =>
        wild > 0 && random() < 0.6 ? ["l4", "wild", "l4"] : [some(), some(), some()],
      );
      expect(evaluate(model, screen, 10).winMinor / 10).toBeLessThanOrEqual(published.maxWin);
    }
  });

  test.each(usual)("weighs its symbols so that they add up ($layout, $volatility)", (published) => {
    const { weights, pays } = buildModel(published);
    expect(Object.values(weights).reduce((sum, weight) => sum + weight)).toBe(weightParts);
    for (const [three, four, five] of Object.values(pays)) expect(three < four && four < five).toBe(true);
  });

  test("refuses to publish what it cannot pay", () => {
    expect(() => buildModel({ rtp: 10, volatility: "low", maxWin: 500, layout: "lines" })).toThrow("returns 10 %");
    expect(() => buildModel({ rtp: 400, volatility: "low", maxWin: 500, layout: "lines" })).toThrow("returns 400 %");
    for (const layout of ["lines", "ways"] as const)
      expect(() => buildModel({ rtp: 96, volatility: "high", maxWin: 500, layout })).toThrow("highest win");
    // 243 equal wins never add up to a round five thousand.
    expect(() => buildModel({ rtp: 96, volatility: "medium", maxWin: 5000, layout: "ways" })).toThrow("highest win");
  });
});

describe("a screen", () => {
  const model = buildModel({ rtp: 96.5, volatility: "medium", maxWin: 2500, layout: "lines" });
  const ways = buildModel({ rtp: 96.5, volatility: "medium", maxWin: 4860, layout: "ways" });
  const junk = ["l4", "l3", "l2"] as const;

  test("pays nothing for two of a kind, or for three that do not begin on the left", () => {
    const screen: Screen = [
      ["l1", "l3", "l4"],
      ["h2", "l1", "h2"],
      ["h2", "h3", "h2"],
      ["h2", "l4", "h2"],
      ["h2", "l2", "h2"],
    ];
    expect(evaluate(model, screen, 50).wins).toEqual([]);
    expect(evaluate(ways, screen, 50).wins).toEqual([]);
  });

  test("pays each line for itself and the sum of all", () => {
    const screen: Screen = [["h2", "l1", "l2"], ["h2", "l3", "l4"], ["h2", "l1", "l3"], ["l3", "l4", "l2"], junk];
    const outcome = evaluate(model, screen, 50);
    expect(outcome.wins).toEqual([{ line: 1, symbol: "h2", count: 3, amountMinor: 150 }]);
    expect(outcome.winMinor).toBe(150);
  });

  test("lets a wild cover its reel and stand for any symbol", () => {
    const screen: Screen = [["l1", "h2", "l4"], ["l3", "l3", "wild"], ["h2", "h2", "h2"], ["l3", "l4", "l1"], junk];
    const through = evaluate(model, screen, 10).wins.filter(({ symbol }) => symbol === "h2");
    expect(through.map((win) => "line" in win && win.line)).toEqual([0, 7, 8, 9]);
  });

  test("pays a symbol once for each way, wherever it shows on reels from the left, and wilds in every row", () => {
    const screen: Screen = [["h2", "h2", "l4"], ["l3", "h2", "h2"], ["wild", "l1", "l2"], ["l4", "h2", "l1"], junk];
    const outcome = evaluate(ways, screen, 50);
    expect(outcome.wins).toEqual([{ ways: 12, symbol: "h2", count: 4, amountMinor: 12 * ways.pays.h2[1] * 5 }]);
    expect(outcome.winMinor).toBe(12 * ways.pays.h2[1] * 5);
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

  test("refuses a stake that is not ten whole units", () => {
    expect(() => evaluate(model, [junk, junk, junk, junk, junk], 15)).toThrow("15");
  });
});
