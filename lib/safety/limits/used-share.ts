import type { Limit } from "./schema";

type SetLimit = { [Name in "value" | "used" | "remaining"]: NonNullable<Limit[Name]> };

/** The used share of a limit that is set, from 0 to 1. Nothing left is all of it, whatever the platform counts beside `used`. */
export function usedShare({ value, used, remaining }: SetLimit): number {
  return remaining.amountMinor === 0 ? 1 : Math.min(1, used.amountMinor / value.amountMinor);
}
