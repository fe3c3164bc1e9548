import { calendarTag } from "@/lib/core/time/calendar-tag";
import { pageTag } from "@/lib/market/messages/fetch";

/** "November 2026" of "2026-11". */
export function useMonthText(): (month: string) => string {
  const format = new Intl.DateTimeFormat(calendarTag(pageTag()), { month: "long", year: "numeric", timeZone: "UTC" });
  return (month) => format.format(new Date(`${month}-01T00:00:00Z`));
}
