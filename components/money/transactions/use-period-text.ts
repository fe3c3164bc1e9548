import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Hours } from "@/lib/money/transactions/filter";

/** "72 hours", and from a week on days. */
export function usePeriodText(): (hours: Hours) => string {
  const t = useTranslations("money.history");
  return (hours) => (hours < 168 ? t("filters.hours", { count: hours }) : t("filters.lastDays", { count: hours / 24 }));
}
