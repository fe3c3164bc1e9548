import { seededRandom } from "../../core/random";
import { rates } from "./markets";

/** The facts that decide the limits of a game. */
interface Limited {
  kind: "slot" | "table" | "instant" | "live";
  title: string;
  volatility: "low" | "medium" | "high" | null;
  seed: string;
}

/** Of the roulette with one zero: the figures of every bet on it, and of the highest win. */
export const singleZero = { rtp: 97.3, maxWin: 36 } as const;

const usualLimits: readonly [[number, number], ...[number, number][]] = [
  [0.5, 500],
  [1, 2_000],
  [1, 5_000],
  [5, 5_000],
];

/** The seats and limits of a live table: the smallest chip and the maximum of a round, in euros. */
export function tableOf({ seed, title }: Pick<Limited, "seed" | "title">): {
  seats: number;
  min: number;
  max: number;
} {
  const random = seededRandom(`${seed}:table`);
  const seats = pick([7, 12, 20, 30], random);
  const [min, max] = title.startsWith("VIP") ? [25, 10_000] : pick(usualLimits, random);
  return { seats, min, max };
}

/** Lowest and highest bet in each currency, rounded to what a player of that currency would expect. */
export function betLimitsOf(plan: Limited): { _key: string; min: number; max: number; currency: string }[] {
  const { kind, volatility } = plan;
  const [min, max] =
    kind === "live"
      ? [tableOf(plan).min, tableOf(plan).max]
      : kind === "table"
        ? [1, 500]
        : volatility === "high"
          ? [0.2, 100]
          : [0.1, 100];
  const perUnit = kind === "table" ? 1 : 10;
  return Object.entries(rates).map(([currency, rate]) => ({
    _key: currency,
    // A stake that the game takes: whole tenths, at a casino table whole units.
    min: Math.ceil(Math.round(min * rate * perUnit * 100) / 100) / perUnit,
    max: Math.round(max * rate),
    currency,
  }));
}

const pick = <T>(items: readonly [T, ...T[]], random: () => number): T =>
  items[Math.floor(random() * items.length)] ?? items[0];
