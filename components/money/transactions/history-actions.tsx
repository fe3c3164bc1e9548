"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import type { DateBounds } from "@/lib/core/time/date-range";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { HistoryFilter, HistoryWindow } from "@/lib/money/transactions/filter";
import { CsvButton } from "./csv-button";
import { StatementForm } from "./statement-form";

interface HistoryActionsProps {
  filter: HistoryFilter;
  window: HistoryWindow;
  reach: DateBounds;
}

/** What can be taken away: what is shown as a file, and a month on paper. */
export function HistoryActions({ filter, window, reach }: HistoryActionsProps) {
  const t = useTranslations("money.history");
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-start gap-2.5">
        <CsvButton filter={filter} window={window} />
        <Button
          kind="secondary-small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t("statement.open")}
        </Button>
      </div>
      {isOpen ? (
        <div id={id}>
          <StatementForm reach={reach} />
        </div>
      ) : null}
    </div>
  );
}
