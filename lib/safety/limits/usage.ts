import type { Limit } from "./schema";

/** How much of a limit is used. `share`: from 0 to 1, for a bar. */
export interface Usage {
  share: number;
  level: "normal" | "high" | "reached";
}

/** From here on a player is told in words, in percent. */
const highPercent = 80;

/** Of a limit that is set; null without one. Compared in hundredths, so that 79.99 % is not yet 80 %. */
export function usageOf({ value, used, remaining }: Pick<Limit, "value" | "used" | "remaining">): Usage | null {
  if (value === null || remaining === null) return null;
  if (remaining.amountMinor === 0) return { share: 1, level: "reached" };
  const level = used.amountMinor * 100 >= value.amountMinor * highPercent ? "high" : "normal";
  return { share: Math.min(1, used.amountMinor / value.amountMinor), level };
}
