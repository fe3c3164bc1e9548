import type { Cell } from "@/lib/core/files/csv";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { movementOf } from "@/lib/money/transactions/meaning";
import type { Transaction } from "@/lib/money/transactions/schema";
import { useWalletCurrency } from "../wallet/use-wallet-currency";
import { useTransactionTexts } from "./use-transaction-texts";

/** The lines of a file of transactions, its names first. What has not moved has its amount, and moves nothing; of what nobody knows, there is no figure. */
export function useCsvRows(): (rows: readonly Transaction[]) => Cell[][] {
  const t = useTranslations("money.history");
  const texts = useTransactionTexts();
  const currency = useWalletCurrency();
  return (rows) => [
    [
      t("columns.time"),
      t("details.type"),
      t("filters.kind"),
      t("columns.status"),
      t("columns.amount"),
      t("csv.moved"),
      t("columns.balanceAfter"),
      t("csv.currency"),
      t("details.reference"),
    ],
    ...rows.map((row): Cell[] => [
      row.transactionDate,
      texts.type(row),
      texts.category(row),
      texts.status(row),
      amountCell(row.amount),
      amountCell(movementOf(row)),
      amountCell(row.balanceAfterTransaction ?? null),
      currency,
      row.referenceId,
    ]),
  ];
}

const amountCell = (amountMinor: number | null): Cell => (amountMinor === null ? null : { amountMinor });
