import { inUnit } from "@/lib/core/time/in-unit";
import { type ByPlace, type Place, strictestAt } from "@/lib/market/policy/by-place";
import { inEither, recordsInEither } from "@/lib/market/policy/strictness";
import { formatDelay } from "@/lib/safety/limits/raise-delay";
import type { BreakRequest } from "./break";

/** A register or a help line, in its own language. */
export interface HelpLine {
  language: string;
  text: string;
  href: string | null;
}

/** The lengths to choose from, of the market and of the account's place, the shortest first. */
export const periodsOf = (field: ByPlace<readonly number[]>, places: readonly Place[]): readonly number[] =>
  strictestAt(inEither<number>(), field, places);

/** The registers and help lines of the market and of the account's place. */
export const helpLinesOf = (field: ByPlace<readonly HelpLine[]>, places: readonly Place[]): readonly HelpLine[] =>
  strictestAt(recordsInEither<HelpLine>(), field, places);

/** In the reader's language: "24 hours", "7 days", "6 months"; null for one without an end. `tag`: a BCP 47 tag. */
export function formatPeriod(requested: BreakRequest, tag: string): string | null {
  if (requested.kind === "timeOut") return formatDelay(requested.hours, tag);
  return requested.months === null ? null : inUnit(requested.months, "month", tag);
}
