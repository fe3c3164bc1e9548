import { calendarTag } from "@/lib/core/time/calendar-tag";

/** An instant as a page contains it: for machines with its offset, and for readers in the zone of the market. */
export interface FormattedTime {
  /** ISO 8601 with an offset: the value of a `<time>`'s `datetime`. */
  dateTime: string;
  text: string;
}

/** What Intl says of a zone without a name in the language: "GMT+2", "UTC-3". */
const offset = /^(GMT|UTC)\s?[+\-−]/;

/**
 * A date and time with the name of its zone: "5 Nov 2026, 14:00 EET". The long name where the short one is a mere offset, by which few
 * people know their own clock. `timeZone`: defaults to the reader's own.
 */
export function formatTime(instant: Date, tag: string, timeZone?: string): string {
  const format = (timeZoneName: "short" | "long") =>
    new Intl.DateTimeFormat(calendarTag(tag), {
      day: "numeric",
      month: "short",
      year: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZoneName,
      ...(timeZone && { timeZone }),
    }).formatToParts(instant);
  const short = format("short");
  const isOffset = short.some(({ type, value }) => type === "timeZoneName" && offset.test(value));
  return (isOffset ? format("long") : short).map(({ value }) => value).join("");
}
