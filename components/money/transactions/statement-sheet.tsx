"use client";

import { PrintSheet } from "@/components/site/print-sheet";
import { DescriptionList } from "@/components/ui/description-list";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatTime } from "@/lib/market/times/format";
import { movedBy } from "@/lib/money/transactions/meaning";
import type { Transaction } from "@/lib/money/transactions/schema";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { StatementTable } from "./statement-table";
import { useMonthText } from "./use-month-text";
import { useTransactionTexts } from "./use-transaction-texts";

export interface Statement {
  month: string;
  /** The part of the month that it is about, as ISO instants. */
  from: string;
  to: string;
  rows: readonly Transaction[];
  isWhole: boolean;
  madeAt: number;
}

interface StatementSheetProps {
  statement: Statement;
  onPrinted: () => void;
}

/** A statement on paper, in the place of the page while it is printed. */
export function StatementSheet({ statement, onPrinted }: StatementSheetProps) {
  const t = useTranslations("money.history");
  const texts = useTransactionTexts();
  const monthText = useMonthText();
  const player = useSession(playerIn);
  const { month, from, to, rows, isWhole, madeAt } = statement;
  const moment = (instant: string | number) => formatTime(new Date(instant), pageTag());
  const sumOf = (sign: 1 | -1) => rows.reduce((sum, row) => sum + Math.max(0, sign * movedBy(row)), 0);
  return (
    <PrintSheet title={t("statement.title", { month: monthText(month) })} onPrinted={onPrinted}>
      <DescriptionList
        facts={[
          { name: t("statement.account"), value: player?.email ?? "" },
          { name: t("filters.period"), value: t("filters.days", { from: moment(from), to: moment(to) }) },
          { name: t("statement.made"), value: moment(madeAt) },
          // A part is no sum.
          ...(isWhole
            ? [
                { name: t("statement.in"), value: texts.sum(sumOf(1)) },
                { name: t("statement.out"), value: texts.sum(sumOf(-1)) },
              ]
            : []),
        ]}
      />
      {isWhole ? null : <p className="my-2 font-semibold">{t("csv.cut", { count: rows.length })}</p>}
      {rows.length > 0 ? <StatementTable rows={rows} /> : <p className="mt-4">{t("empty.text")}</p>}
    </PrintSheet>
  );
}
