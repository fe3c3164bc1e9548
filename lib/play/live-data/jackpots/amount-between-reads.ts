/**
 * The displayed amount of a jackpot between the last read and the newest one, `progress` from 0 to 1. Never past the newest;
 * an amount that has no last read, or has begun again, is shown at once.
 */
export function moveAmount(from: number | undefined, to: number, progress: number): number {
  if (from === undefined || from > to) return to;
  return Math.floor(from + (to - from) * Math.min(1, Math.max(0, progress)));
}

/** The same for every amount by its key. */
export const moveAmounts = (
  from: Readonly<Record<string, number>>,
  to: Readonly<Record<string, number>>,
  progress: number,
): Record<string, number> =>
  Object.fromEntries(Object.entries(to).map(([key, amount]) => [key, moveAmount(from[key], amount, progress)]));
