import { inUnit } from "@/lib/core/time/in-unit";
import { type ByPlace, type Place, strictestAt } from "@/lib/market/policy/by-place";
import { atLeastOrNone } from "@/lib/market/policy/strictness";

/** How long a raised or removed limit waits by the rules of the market and of the account's place, in hours; null: the platform decides. */
export const raiseDelayOf = (field: ByPlace<number | null>, places: readonly Place[]): number | null =>
  strictestAt(atLeastOrNone, field, places);

const dayHours = 24;

/** In the reader's language: "24 hours", "7 days". `tag`: a BCP 47 tag. */
export function formatDelay(hours: number, tag: string): string {
  const areDays = hours % dayHours === 0 && hours > 3 * dayHours;
  return areDays ? inUnit(hours / dayHours, "day", tag) : inUnit(hours, "hour", tag);
}
