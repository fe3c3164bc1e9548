"use client";

import { linkStyle } from "@/components/ui/control-styles";
import { useMedia } from "@/components/ui/use-media";
import { longDate } from "@/lib/core/form/date-input";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { HistoryFilterFields, type HistoryFiltersProps } from "./history-filter-fields";
import { usePeriodText } from "./use-period-text";

/** What is shown of the history. A phone folds the fields behind the words of what is chosen, so that the list begins on the first screen. */
export function HistoryFilters(props: HistoryFiltersProps) {
  const t = useTranslations("money.history");
  const words = useTranslations("money.transactions");
  const periodText = usePeriodText();
  const isFolded = !useMedia("(width >= 768px)");
  const { category, status, hour, from, to } = props.filter;
  const day = (date: string) => longDate(date, pageTag());
  const chosen = [
    category ? words(`categories.${category}`) : t("filters.all"),
    from && to ? t("filters.days", { from: day(from), to: day(to) }) : hour ? periodText(hour) : null,
    status ? words(`statuses.${status}`) : null,
  ];
  return (
    <section aria-label={t("filters.label")} className="min-w-0">
      {isFolded ? (
        <details className="rounded-lg border border-line bg-surface px-4 py-0.5 open:pb-4">
          <summary className={`${linkStyle.alone} cursor-pointer font-semibold text-sm`}>
            {`${t("filters.label")}: ${chosen.filter(Boolean).join(" · ")}`}
          </summary>
          <HistoryFilterFields {...props} />
        </details>
      ) : (
        <HistoryFilterFields {...props} />
      )}
    </section>
  );
}
