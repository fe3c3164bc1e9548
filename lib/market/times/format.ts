import { calendarTag } from "@/lib/core/calendar-tag";

/** An instant as a page contains it: for machines with its offset, and for readers in the zone of the market. */
export interface FormattedTime {
  /** ISO 8601 with an offset: the value of a `<time>`'s `datetime`. */
  dateTime: string;
  text: string;
}

/** A date and time with the name of its zone, "5 Nov 2026, 14:00 EET". `timeZone`: defaults to the reader's own. */
export function formatTime(instant: Date, tag: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(calendarTag(tag), {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    ...(timeZone && { timeZone }),
  }).format(instant);
}
