import "server-only";
import { formatInTimeZone } from "date-fns-tz";
import { type Locale, resolveLocale } from "@/lib/market/locale";
import { type FormattedTime, formatTime } from "./format";
import { timeZones } from "./time-zones";

/**
 * An instant in the time zone of a market, for a page that every visitor of the market gets. date-fns-tz works out the offset of
 * the day; the text is Intl's, which knows every language and region of ours (date-fns has no Filipino).
 */
export function writeTime(locale: Locale, milliseconds: number): FormattedTime {
  const timeZone = timeZones[locale.market];
  const instant = new Date(milliseconds);
  return {
    dateTime: formatInTimeZone(instant, timeZone, "yyyy-MM-dd'T'HH:mm:ssXXX"),
    text: formatTime(instant, resolveLocale(locale).tag, timeZone),
  };
}
