import { lineTables } from "./paytables-lines";
import { wayTables } from "./paytables-ways";
import { type PayingSymbol, type Pays, symbols, type Table, type Volatility } from "./symbols";

/**
 * The maths of a slot game: what can land, how often, and what it pays.
 *
 * Each of the five reels lands on its own. With probability `wild` (the middle three reels only) it shows one wild, which then
 * covers the reel; with probability `scatter` it shows one scatter; else three symbols. Every symbol is drawn on its own by
 * `weights`. A line pays for three, four or five of a kind from the left; reel 1 has no wild, so its symbol decides the line.
 * With ways instead of lines, every choice of one position on each reel is a separate line: a symbol pays once for each.
 * Amounts are counted in units: a tenth of the stake.
 */
/** A chance is a whole number of so many parts. */
export const chanceParts = 1_000_000_000;
export const weightParts = 1_000;
export const unitsPerStake = 10;
/** Every choice of one of three rows on five reels. */
export const wayCount = 243;

/** The published facts of a game: return to player in percent (96.5), and the highest win as a multiple of the stake. */
export interface Published {
  rtp: number;
  volatility: Volatility;
  maxWin: number;
  layout: "lines" | "ways";
}

export interface Model extends Published, Pick<Table, "weights" | "scatter" | "scatterPays"> {
  /** In units: on a line, or for each way. */
  pays: Readonly<Record<PayingSymbol, Pays>>;
  /** Parts of a billion, for each reel. */
  wild: readonly [number, number, number, number, number];
}

/** The number of wins on a screen full of one symbol. */
const fullScreen = { lines: unitsPerStake, ways: wayCount } as const;

/**
 * The maths that return what the game publishes: the paytable of its volatility, with the chance of a wild found so that the
 * exact return is the published one (to a millionth of a percent point). Throws when no chance between 0 and 30 % does that, or
 * when another symbol would pay more than the published highest win.
 */
export function buildModel(published: Published): Model {
  const { volatility, maxWin, layout } = published;
  const { weights, scatter, scatterPays, pays } = (layout === "ways" ? wayTables : lineTables)[volatility];
  const best = (maxWin * unitsPerStake) / fullScreen[layout];
  if (best <= pays.h2[2] || !Number.isSafeInteger(best))
    throw new Error(`A ${volatility} slot with ${layout} cannot pay a highest win of ${maxWin}.`);
  const withWild = (chance: number): Model => ({
    ...published,
    weights,
    scatter,
    scatterPays,
    pays: { ...pays, h1: [...pays.h1, best] },
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

/** The exact return in percent: of the lines (all ten are alike, so one of them) or of the ways, and of the scatters. */
export function returnToPlayer(model: Model): number {
  const scatter = model.scatter / chanceParts;
  const ofSymbol = model.layout === "ways" ? returnOfWays : returnOfLine;
  let expected = 0;
  for (const symbol of symbols) expected += ofSymbol(model, symbol);
  const [three, four, five] = model.scatterPays;
  const none = 1 - scatter;
  expected += 10 * scatter ** 3 * none ** 2 * three + 5 * scatter ** 4 * none * four + scatter ** 5 * five;
  return expected * 100;
}

/** The average payout of a symbol on a line, in line bets. */
function returnOfLine(model: Model, symbol: PayingSymbol): number {
  const weight = model.weights[symbol] / weightParts;
  const shows = model.wild.map((wild) => (1 - wild / chanceParts - model.scatter / chanceParts / 3) * weight);
  const runs = shows.map((chance, reel) => chance + (model.wild[reel] ?? 0) / chanceParts);
  const [first = 0] = shows;
  const [, second = 0, third = 0, fourth = 0, fifth = 0] = runs;
  const [three, four, five] = model.pays[symbol];
  return first * second * third * ((1 - fourth) * three + fourth * ((1 - fifth) * four + fifth * five));
}

/** The average payout of a symbol's ways, in stakes: reels are independent, so their averages multiply. */
function returnOfWays(model: Model, symbol: PayingSymbol): number {
  const weight = model.weights[symbol] / weightParts;
  const scatter = model.scatter / chanceParts;
  const reels = model.wild.map((parts) => {
    const wild = parts / chanceParts;
    const plain = 1 - wild - scatter;
    return {
      /** The average count of the symbol on the reel; a wild shows it in all three rows. */
      count: 3 * wild + (3 * plain + 2 * scatter) * weight,
      none: plain * (1 - weight) ** 3 + scatter * (1 - weight) ** 2,
    };
  });
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = reels.map(({ count }) => count);
  const [, , , noFourth = 0, noFifth = 0] = reels.map(({ none }) => none);
  const [three, four, five] = model.pays[symbol];
  const units = first * second * third * (noFourth * three + fourth * (noFifth * four + fifth * five));
  return units / unitsPerStake;
}
