import type { Limit } from "@/lib/safety/limits/schema";

/** The least that a limit leaves, in hundredths; null without one. `ofCheck`: what the platform's check says is left. */
export function leastLeft(limits: readonly Limit[], ofCheck: number | null): number | null {
  const left = limits.flatMap(({ remaining }) => (remaining ? [remaining.amountMinor] : []));
  const all = ofCheck === null ? left : [...left, ofCheck];
  return all.length > 0 ? Math.min(...all) : null;
}
