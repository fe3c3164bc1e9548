"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import type { DateBounds } from "@/lib/core/time/date-range";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { monthsOf, windowOfMonth } from "@/lib/money/transactions/month";
import { readHistoryMutation } from "@/lib/money/transactions/queries";
import { usePlayerMutation } from "@/lib/session/player/player-queries";
import { usePlayerSignal } from "@/lib/session/player/use-player-signal";
import { type Statement, StatementSheet } from "./statement-sheet";
import { useMonthText } from "./use-month-text";
import { serverNow } from "./use-server-clock";

/** Chooses a month, reads it as a whole and prints it. */
export function StatementForm({ reach }: { reach: DateBounds }) {
  const t = useTranslations("money.history");
  const monthText = useMonthText();
  const months = monthsOf(reach);
  const [month, setMonth] = useState(months[0] ?? "");
  const [count, setCount] = useState(0);
  const [sheet, setSheet] = useState<Statement | null>(null);
  const { mutate, isPending, isError } = usePlayerMutation(readHistoryMutation);
  const signal = usePlayerSignal();

  function print(): void {
    setCount(0);
    const madeAt = serverNow();
    const window = windowOfMonth(month, reach, madeAt);
    mutate(
      { ...window, onRead: setCount, signal: signal() },
      { onSuccess: (read) => setSheet({ month, ...window, ...read, madeAt }) },
    );
  }

  return (
    <div className="grid max-w-120 gap-3">
      <Select
        label={t("statement.month")}
        value={month}
        options={months.map((value) => ({ value, text: monthText(value) }))}
        onChange={({ target }) => setMonth(target.value)}
      />
      <div>
        <Button kind="secondary" busy={isPending} onClick={print}>
          {t("statement.print")}
        </Button>
      </div>
      <p role="status" className="text-muted text-sm">
        {isPending ? t("csv.reading", { count }) : null}
        {isError ? t("statement.failed") : null}
      </p>
      {/* Each is printed, whether or not the browser has said that the last one was. */}
      {sheet ? <StatementSheet key={sheet.madeAt} statement={sheet} onPrinted={() => setSheet(null)} /> : null}
    </div>
  );
}
