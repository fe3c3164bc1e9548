import type { Json } from "@/lib/core/intents/intent";

/** What a player asks for: some hours without play, or a self-exclusion of some months or without an end (null). */
export type BreakRequest = { kind: "timeOut"; hours: number } | { kind: "exclusion"; months: number | null };

/** The shortest break, in two taps from everywhere. */
export const dayBreak: BreakRequest = { kind: "timeOut", hours: 24 };

/** An exclusion without an end is sent with the months that it lasts at least. */
export const leastMonths = 12;

const hourMs = 3_600_000;

/** When a break ends that begins at a moment; null: it has no end. */
export function breakEnd(requested: BreakRequest, from: Date): Date | null {
  if (requested.kind === "timeOut") return new Date(from.getTime() + requested.hours * hourMs);
  return requested.months === null ? null : monthsLater(from, requested.months);
}

/** The same day of a later month; the first of the next one where that has no such day. */
function monthsLater(from: Date, months: number): Date {
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(1);
  return end;
}

/** A break as an intent keeps it. */
export const storedBreak = (requested: BreakRequest): Json => ({ ...requested });

/** The break that was kept; null where what is stored is none. */
export function keptBreak(parameters: Json): BreakRequest | null {
  const { kind, hours, months } = Object(parameters);
  if (kind === "timeOut") return isCount(hours) ? { kind, hours } : null;
  if (kind === "exclusion") return months === null || isCount(months) ? { kind, months } : null;
  return null;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
