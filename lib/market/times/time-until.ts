import { calendarTag } from "@/lib/core/time/calendar-tag";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** The longest ones: nobody is promised a day too many. */
const monthMs = 31 * dayMs;
const yearMs = 366 * dayMs;

/**
 * How far away a time is, in words: "in 2 days", "in 3 hours". Counted down, so that it never promises more than is left, and in the
 * smaller unit below two of the larger one, in days below four months. Null once it is there.
 */
export function formatTimeUntil(until: number, now: number, tag: string): string | null {
  const leftMs = until - now;
  if (!(leftMs > 0)) return null;
  const format = new Intl.RelativeTimeFormat(calendarTag(tag), { numeric: "always" });
  if (leftMs >= 2 * yearMs) return format.format(Math.floor(leftMs / yearMs), "year");
  if (leftMs >= 4 * monthMs) return format.format(Math.floor(leftMs / monthMs), "month");
  if (leftMs >= 2 * dayMs) return format.format(Math.floor(leftMs / dayMs), "day");
  if (leftMs >= 2 * hourMs) return format.format(Math.floor(leftMs / hourMs), "hour");
  return format.format(Math.max(1, Math.floor(leftMs / minuteMs)), "minute");
}
