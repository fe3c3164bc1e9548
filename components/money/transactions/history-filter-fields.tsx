"use client";

import { useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Chips } from "@/components/ui/chips";
import { Select } from "@/components/ui/select";
import { longDate } from "@/lib/core/form/date-input";
import type { DateBounds } from "@/lib/core/time/date-range";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { type HistoryFilter, periods } from "@/lib/money/transactions/filter";
import { transactionCategories, transactionStatuses } from "@/lib/money/transactions/schema";
import { HistoryDays } from "./history-days";
import { usePeriodText } from "./use-period-text";

export interface HistoryFiltersProps {
  filter: HistoryFilter;
  reach: DateBounds;
  onChange: (filter: HistoryFilter) => void;
}

const all = "ALL";

/** The kind, the time and the status of what is shown. */
export function HistoryFilterFields({ filter, reach, onChange }: HistoryFiltersProps) {
  const t = useTranslations("money.history");
  const words = useTranslations("money.transactions");
  const periodText = usePeriodText();
  const [isChoosing, setChoosing] = useState(false);
  const daysId = useId();
  const daysButton = useRef<HTMLButtonElement>(null);
  const { category, status, hour, from, to } = filter;
  const day = (date: string) => longDate(date, pageTag());
  return (
    <div className="grid min-w-0 gap-3">
      <Chips
        legend={t("filters.kind")}
        name="category"
        options={[
          { value: all, text: t("filters.all") },
          ...transactionCategories.map((value) => ({ value, text: words(`categories.${value}`) })),
        ]}
        value={category ?? all}
        onChange={(value) => onChange({ ...filter, category: value === all ? null : value })}
      />
      {/* On a desktop in one line. */}
      <div className="grid min-w-0 gap-3 lg:flex lg:flex-wrap lg:items-end lg:justify-between">
        <Chips
          legend={t("filters.period")}
          name="hour"
          options={periods.map((hours) => ({ value: `${hours}` as const, text: periodText(hours) }))}
          value={hour ? `${hour}` : null}
          onChange={(value) =>
            onChange({ ...filter, hour: periods.find((hours) => `${hours}` === value) ?? null, from: null, to: null })
          }
        />
        <div className="flex flex-wrap items-end gap-2.5 md:gap-3 lg:flex-nowrap">
          <div className="min-w-36 flex-[1_1_0] md:min-w-40 md:flex-[0_1_15rem]">
            <Select
              label={t("filters.status")}
              value={status ?? all}
              options={[
                { value: all, text: t("filters.anyStatus") },
                ...transactionStatuses.map((value) => ({ value, text: words(`statuses.${value}`) })),
              ]}
              onChange={({ target }) =>
                onChange({ ...filter, status: transactionStatuses.find((each) => each === target.value) ?? null })
              }
            />
          </div>
          {/* As high as the field beside it. */}
          <div className="grid min-h-12 lg:flex-none">
            <Button
              ref={daysButton}
              kind="secondary"
              aria-expanded={isChoosing}
              aria-controls={isChoosing ? daysId : undefined}
              onClick={() => setChoosing(!isChoosing)}
            >
              {from && to ? t("filters.days", { from: day(from), to: day(to) }) : t("filters.chooseDays")}
            </Button>
          </div>
        </div>
      </div>
      {isChoosing ? (
        <div id={daysId}>
          <HistoryDays
            reach={reach}
            onChoose={(days) => {
              // The form goes with its button.
              daysButton.current?.focus();
              setChoosing(false);
              onChange({ ...filter, ...days, hour: null });
            }}
          />
        </div>
      ) : null}
    </div>
  );
}
