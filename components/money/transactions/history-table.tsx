"use client";

import { clsx } from "clsx";
import { useMemo } from "react";
import { Table } from "@/components/ui/table";
import type { Column } from "@/components/ui/table/columns";
import type { Translator } from "@/lib/market/messages/translator";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { DayGroup } from "@/lib/money/transactions/groups";
import { directionOf } from "@/lib/money/transactions/meaning";
import type { Transaction } from "@/lib/money/transactions/schema";
import { stageOfPayment } from "@/lib/money/transactions/stage";
import { GameName, HistoryGames } from "./history-games";
import { TransactionDetails } from "./transaction-details";
import { TransactionIcon, TransactionStatus } from "./transaction-mark";
import { useDayText } from "./use-day-text";
import { useTransactionTexts } from "./use-transaction-texts";
import { widestTexts } from "./widest-texts";

/**
 * The rows of the history below their days. A row opens its details in place. Everything that a row is drawn by keeps its identity, so
 * that a read, a poll or another balance draws none of thousands again.
 */
export function HistoryTable({ edition, groups }: { edition: string; groups: readonly DayGroup[] }) {
  const t = useTranslations("money.history");
  const texts = useTransactionTexts();
  const dayText = useDayText();
  const columns = useMemo(() => columnsOf(t, texts), [t, texts]);
  const days = useMemo(
    () =>
      groups.map(({ day, rows, total, isWhole }) => ({
        ...{ id: day, title: dayText(day), rows },
        total: t(isWhole ? "dayTotal" : "shownTotal", { amount: texts.total(total) }),
      })),
    [groups, dayText, t, texts],
  );
  const widest = useMemo(() => widestTexts(groups, texts), [groups, texts]);
  return (
    <HistoryGames edition={edition} groups={groups}>
      <Table caption={t("list.title")} {...{ columns, widest, idOf }} groups={days} icon={iconOf} details={detailsOf} />
    </HistoryGames>
  );
}

const idOf = ({ referenceId }: Transaction) => referenceId;
const iconOf = (row: Transaction) => <TransactionIcon row={row} />;
const detailsOf = (row: Transaction) => <TransactionDetails row={row} />;

function columnsOf(
  t: Translator<"money.history">,
  texts: ReturnType<typeof useTransactionTexts>,
): readonly Column<Transaction>[] {
  const status = (row: Transaction) => <TransactionStatus row={row} text={texts.status(row)} />;
  return [
    { id: "time", header: t("columns.time"), inList: "note", cell: texts.time },
    {
      id: "what",
      header: t("columns.what"),
      inList: "title",
      cell: (row) => (
        <>
          {texts.type(row)}
          <small className="block font-normal text-muted text-sm">
            <GameName row={row} kind={texts.category(row)} />
          </small>
        </>
      ),
    },
    {
      id: "status",
      header: t("columns.status"),
      inList: "valueNote",
      // A phone says it only where it is not the usual one.
      cell: (row) => (
        <span className={clsx(stageOfPayment(row.status) === "paid" && "max-md:sr-only")}>{status(row)}</span>
      ),
    },
    {
      id: "amount",
      header: t("columns.amount"),
      inList: "value",
      isAtEnd: true,
      cell: (row) => (
        <span className={clsx("font-semibold", directionOf(row) === "none" && "text-muted")}>{texts.amount(row)}</span>
      ),
    },
    {
      id: "balanceAfter",
      header: t("columns.balanceAfter"),
      inList: null,
      isAtEnd: true,
      cell: (row) => <span className="text-muted">{texts.balanceAfter(row)}</span>,
    },
  ];
}
