import type { Limit } from "@/lib/safety/limits/schema";

/** The least that a deposit limit leaves, in hundredths; null without one. */
export function leastLeft(limits: readonly Limit[]): number | null {
  const left = limits.flatMap(({ remaining }) => (remaining ? [remaining.amountMinor] : []));
  return left.length > 0 ? Math.min(...left) : null;
}
