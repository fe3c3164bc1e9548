"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { decimalMark } from "@/lib/core/decimal-mark";
import { toCsv } from "@/lib/core/files/csv";
import { downloadFile } from "@/lib/core/files/download";
import { dayOf } from "@/lib/core/time/day";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { extendWindow, type HistoryFilter, type HistoryWindow, windowOf } from "@/lib/money/transactions/filter";
import { readHistoryMutation } from "@/lib/money/transactions/queries";
import { mostRows } from "@/lib/money/transactions/read-history";
import { usePlayerMutation } from "@/lib/session/player/player-queries";
import { usePlayerSignal } from "@/lib/session/player/use-player-signal";
import { useCsvRows } from "./use-csv-rows";
import { serverNow } from "./use-server-clock";

/** Makes a file of everything that the filter shows, also of what is not read yet: an open window is read up to now. */
export function CsvButton({ filter, window }: { filter: HistoryFilter; window: HistoryWindow }) {
  const t = useTranslations("money.history");
  const [count, setCount] = useState(0);
  const toRows = useCsvRows();
  const { mutate, isPending, isError, data } = usePlayerMutation(readHistoryMutation);
  const signal = usePlayerSignal();
  const { category, status } = filter;

  function make(): void {
    setCount(0);
    const { from, to } = extendWindow(window, windowOf(filter, serverNow()).to);
    const requested = { ...(category && { category }), from, to, onRead: setCount, signal: signal() };
    mutate(requested, {
      onSuccess({ rows }) {
        const shown = rows.filter((row) => status === null || row.status === status);
        const days = `${dayOf(Date.parse(from))}_${dayOf(Date.parse(to))}`;
        downloadFile(
          `transactions_${days}.csv`,
          toCsv(toRows(shown), decimalMark(pageTag())),
          "text/csv;charset=utf-8",
        );
      },
    });
  }

  return (
    <div className="grid gap-1.5">
      <Button kind="secondary-small" busy={isPending} onClick={make}>
        {t("csv.make")}
      </Button>
      <p role="status" className="max-w-80 text-muted text-sm">
        {isPending ? t("csv.reading", { count }) : null}
        {isError ? t("csv.failed") : null}
        {data && !isPending ? t(data.isWhole ? "csv.done" : "csv.cut", { count: mostRows }) : null}
      </p>
    </div>
  );
}
