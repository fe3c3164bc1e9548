/** A bar is empty or full at least, and moves by a hundredth at most. */
const fewest = 2;
const most = 101;

/** How many positions the bar of a reward has, from empty to full: one more than what is counted, within 2 and 101. */
export const clampSteps = (steps: number): number => Math.min(Math.max(steps, fewest), most);

/** The share of a bar, from 0 to 1, at the last position that was reached: it is full only when all is done. */
export function shareInSteps(done: number, total: number, steps: number): number {
  if (total <= 0) return 1;
  const last = clampSteps(steps) - 1;
  const reached = Math.floor((Math.min(Math.max(done, 0), total) * last) / total);
  return reached / last;
}
