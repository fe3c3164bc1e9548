/**
 * The maths of a slot game: what can land, how often, and what it pays.
 *
 * Each of the five reels lands on its own. With probability `wild` (the middle three reels only) it shows one wild, which then
 * covers the reel; with probability `scatter` it shows one scatter; else three symbols. Every symbol is drawn on its own by
 * `weights`. A line pays for three, four or five of a kind from the left; reel 1 has no wild, so its symbol decides the line.
 * Amounts are counted in line bets: a tenth of the stake.
 */
export const symbols = ["h1", "h2", "h3", "h4", "l1", "l2", "l3", "l4"] as const;
export type PayingSymbol = (typeof symbols)[number];
export type SlotSymbol = PayingSymbol | "wild" | "scatter";

/** A chance is a whole number of so many parts. */
export const chanceParts = 1_000_000_000;
export const weightParts = 1_000;
export const linesPerStake = 10;

export const volatilities = ["low", "medium", "high"] as const;
export type Volatility = (typeof volatilities)[number];

/** What a game publishes: return to player in percent (96.5), and the highest win as a multiple of the stake. */
export interface Published {
  rtp: number;
  volatility: Volatility;
  maxWin: number;
}

export interface Model extends Published {
  /** In thousandths, adding up to 1000. */
  weights: Readonly<Record<PayingSymbol, number>>;
  /** For three, four and five of a kind, in line bets. */
  pays: Readonly<Record<PayingSymbol, readonly [number, number, number]>>;
  /** For three, four and five scatters, in stakes. */
  scatterPays: readonly [number, number, number];
  /** Parts of a billion, for each reel. */
  wild: readonly [number, number, number, number, number];
  scatter: number;
}

type Table = Pick<Model, "weights" | "scatter" | "scatterPays"> & {
  /** The top symbol's five of a kind is missing: it is the published highest win, which a screen full of it pays. */
  pays: Readonly<Record<Exclude<PayingSymbol, "h1">, readonly [number, number, number]>> & {
    h1: readonly [number, number];
  };
};

const tables: Readonly<Record<Volatility, Table>> = {
  low: {
    weights: { h1: 60, h2: 80, h3: 100, h4: 120, l1: 140, l2: 150, l3: 170, l4: 180 },
    pays: {
      h1: [30, 100],
      h2: [25, 75, 250],
      h3: [20, 50, 200],
      h4: [15, 40, 150],
      l1: [8, 25, 75],
      l2: [8, 20, 60],
      l3: [6, 15, 50],
      l4: [6, 12, 40],
    },
    scatter: 90_000_000,
    scatterPays: [2, 10, 50],
  },
  medium: {
    weights: { h1: 55, h2: 75, h3: 95, h4: 115, l1: 145, l2: 155, l3: 175, l4: 185 },
    pays: {
      h1: [40, 150],
      h2: [30, 100, 400],
      h3: [25, 75, 300],
      h4: [15, 50, 200],
      l1: [8, 25, 100],
      l2: [6, 20, 80],
      l3: [5, 15, 60],
      l4: [5, 12, 50],
    },
    scatter: 85_000_000,
    scatterPays: [3, 12, 80],
  },
  high: {
    weights: { h1: 50, h2: 65, h3: 85, h4: 105, l1: 155, l2: 165, l3: 180, l4: 195 },
    pays: {
      h1: [60, 300],
      h2: [50, 200, 1_000],
      h3: [30, 125, 600],
      h4: [20, 75, 400],
      l1: [6, 20, 100],
      l2: [5, 15, 75],
      l3: [4, 12, 60],
      l4: [4, 10, 50],
    },
    scatter: 80_000_000,
    scatterPays: [5, 20, 200],
  },
};

/**
 * The maths that return what the game publishes: the paytable of its volatility, with the chance of a wild found so that the
 * exact return is the published one (to a millionth of a percent point). Throws when no chance between 0 and 30 % does that, or
 * when another symbol would pay more than the published highest win.
 */
export function buildModel(published: Published): Model {
  const { weights, scatter, scatterPays, pays } = tables[published.volatility];
  if (published.maxWin <= pays.h2[2])
    throw new Error(
      `A ${published.volatility} slot pays ${pays.h2[2]} line bets, more than a highest win of ${published.maxWin}.`,
    );
  const withWild = (chance: number): Model => ({
    ...published,
    weights,
    scatter,
    scatterPays,
    pays: { ...pays, h1: [...pays.h1, published.maxWin] },
    wild: [0, chance, chance, chance, 0],
  });
  let low = 0;
  let high = 0.3 * chanceParts;
  if (returnToPlayer(withWild(low)) > published.rtp || returnToPlayer(withWild(high)) < published.rtp)
    throw new Error(
      `No ${published.volatility} slot with a win of ${published.maxWin} times returns ${published.rtp} %.`,
    );
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (returnToPlayer(withWild(middle)) < published.rtp) low = middle;
    else high = middle;
  }
  return withWild(low);
}

/** The exact return in percent: the expected pay of one line (all ten are alike) in line bets, and of the scatters. */
export function returnToPlayer(model: Model): number {
  const scatter = model.scatter / chanceParts;
  const plain = model.wild.map((wild) => 1 - wild / chanceParts - scatter / 3);
  let expected = 0;
  for (const symbol of symbols) {
    const weight = model.weights[symbol] / weightParts;
    const shows = plain.map((share) => share * weight);
    const runs = shows.map((chance, reel) => chance + (model.wild[reel] ?? 0) / chanceParts);
    const [first = 0] = shows;
    const [, second = 0, third = 0, fourth = 0, fifth = 0] = runs;
    const [three, four, five] = model.pays[symbol];
    expected += first * second * third * ((1 - fourth) * three + fourth * ((1 - fifth) * four + fifth * five));
  }
  const [three, four, five] = model.scatterPays;
  const none = 1 - scatter;
  expected += 10 * scatter ** 3 * none ** 2 * three + 5 * scatter ** 4 * none * four + scatter ** 5 * five;
  return expected * 100;
}
