import type { TimeWindow } from "./windows";

/** What moved in a time, in hundredths of the wallet's currency. Null: it could not be read, which is not nothing. */
export interface Figures extends TimeWindow {
  paidIn: number | null;
  takenOut: number | null;
  /** Won minus staked. */
  net: number | null;
}

/** Money in minus money out; null where either is not known. */
export const netDeposits = ({ paidIn, takenOut }: Pick<Figures, "paidIn" | "takenOut">): number | null =>
  paidIn === null || takenOut === null ? null : paidIn - takenOut;

/** The sum of a figure; null as soon as one part of it is not known, or where it would not be exact. */
export function sumOf(parts: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const part of parts) {
    if (part === null) return null;
    sum += part;
  }
  return Number.isSafeInteger(sum) ? sum : null;
}

/** The sums of several times. */
export const totalOf = (all: readonly Figures[]): Pick<Figures, "paidIn" | "takenOut" | "net"> => ({
  paidIn: sumOf(all.map(({ paidIn }) => paidIn)),
  takenOut: sumOf(all.map(({ takenOut }) => takenOut)),
  net: sumOf(all.map(({ net }) => net)),
});

/** Lines of a scale from 0 to a round amount that no figure exceeds, in hundredths: four or five steps. */
export function scaleOf(most: number): number[] {
  const steps = [100, 200, 500];
  let step = 100;
  for (let at = 0; step * 4 < most; at++) step = (steps[at % 3] ?? 100) * 10 ** Math.floor(at / 3);
  return Array.from({ length: 5 }, (_, at) => at * step);
}
