import type { DayGroup } from "@/lib/money/transactions/groups";
import type { Transaction } from "@/lib/money/transactions/schema";
import type { useTransactionTexts } from "./use-transaction-texts";

/** Two digits of hours and minutes, by a clock of 12 hours too. */
const lateEvening = new Date(2000, 0, 1, 22, 58).toISOString();

/** A text for each column that is as wide as the widest of its cells; what a transaction is has the room that is left. */
export function widestTexts(groups: readonly DayGroup[], texts: ReturnType<typeof useTransactionTexts>) {
  const rows = groups.flatMap((group) => group.rows);
  const widest = (text: (row: Transaction) => string, size: (row: Transaction) => number) => {
    const [first, ...others] = rows;
    return first ? text(others.reduce<Transaction>((most, row) => (size(row) > size(most) ? row : most), first)) : "";
  };
  return {
    time: texts.time({ transactionDate: lateEvening }),
    status: texts.longestStatusWord(),
    amount: widest(texts.amount, ({ amount }) => Math.abs(amount)),
    balanceAfter: widest(texts.balanceAfter, ({ balanceAfterTransaction: after }) => Math.abs(after ?? 0)),
  };
}
