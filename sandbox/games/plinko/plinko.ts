import type { Draw } from "../rounds/draw";

/** A ball falls past so many rows of pegs, at each of them to the left or to the right, both equally likely. */
export const rows = 8;

export const risks = ["low", "medium", "high"] as const;
export type Risk = (typeof risks)[number];

/** What each place below the pegs pays, in tenths of the stake, from the outermost to the middle; the other half is the same. */
const tenths: Readonly<Record<Risk, readonly [number, number, number, number, number]>> = {
  low: [52, 14, 12, 10, 5],
  medium: [99, 30, 13, 7, 4],
  high: [257, 40, 15, 3, 2],
};

/** Return to player in percent, two decimals, of every risk; the test counts every way of a ball. */
export const rtp = 96.48;

/** What the places pay as multiples of the stake, from left to right. */
export const timesOf = (risk: Risk): readonly number[] =>
  Array.from({ length: rows + 1 }, (_, place) => (tenths[risk][Math.min(place, rows - place)] ?? 0) / 10);

export interface PlinkoOutcome {
  bet: Risk;
  /** At each row, from the top: 0 to the left, 1 to the right. */
  path: readonly number[];
  /** Where the ball comes to rest: 0 is the place on the left. */
  place: number;
  winMinor: number;
}

export function playPlinko(bet: Risk, stakeMinor: number, draw: Draw): PlinkoOutcome {
  return settleDrop(
    bet,
    stakeMinor,
    Array.from({ length: rows }, () => draw(2)),
  );
}

export function settleDrop(bet: Risk, stakeMinor: number, path: readonly number[]): PlinkoOutcome {
  const place = path.reduce((sum, step) => sum + step, 0);
  const winMinor = (stakeMinor * (tenths[bet][Math.min(place, rows - place)] ?? 0)) / 10;
  if (!Number.isSafeInteger(winMinor)) throw new Error(`A stake of ${stakeMinor} cannot be paid exactly.`);
  return { bet, path, place, winMinor };
}
