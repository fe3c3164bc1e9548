import { type Currency, money } from "@/lib/core/money";
import { calendarTag } from "@/lib/core/time/calendar-tag";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney, formatWholePlayerMoney } from "@/lib/market/player-money";
import { formatTime } from "@/lib/market/times/format";

/** How the figures of the activity read. What is not known is said, never written as an amount. */
export function useActivityTexts(currency: Currency) {
  const t = useTranslations("safety.activity");
  const tag = pageTag();
  const months = (month: "long" | "short", year?: "numeric") =>
    new Intl.DateTimeFormat(calendarTag(tag), { month, ...(year && { year }), timeZone: "UTC" });
  const inMonth = (format: Intl.DateTimeFormat, month: string) => format.format(new Date(`${month}-01T00:00:00Z`));
  const amount = (amountMinor: number | null) =>
    amountMinor === null ? t("unknown") : formatPlayerMoney(money(amountMinor, currency), tag);
  return {
    amount,
    /** Of an amount without hundredths. */
    whole: (amountMinor: number) => formatWholePlayerMoney(money(amountMinor, currency), tag),
    /** A change, with its sign. */
    change: (amountMinor: number | null) => (amountMinor !== null && amountMinor > 0 ? "+" : "") + amount(amountMinor),
    month: (month: string) => inMonth(months("long", "numeric"), month),
    shortMonth: (month: string) => inMonth(months("short"), month),
    moment: (instant: string | number) => formatTime(new Date(instant), tag),
  };
}
