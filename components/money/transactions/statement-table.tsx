import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatTime } from "@/lib/market/times/format";
import type { Transaction } from "@/lib/money/transactions/schema";
import { useTransactionTexts } from "./use-transaction-texts";

const cell = "py-1 pe-3 text-start align-top wrap-anywhere";
const atEnd = "py-1 ps-3 text-end align-top whitespace-nowrap figures";

/** The rows of a statement. The names of the columns stand on every sheet of paper, and no row is cut in two. */
export function StatementTable({ rows }: { rows: readonly Transaction[] }) {
  const t = useTranslations("money.history");
  const texts = useTransactionTexts();
  return (
    <table className="mt-4 w-full text-xs">
      <thead>
        <tr className="border-line border-b">
          <th className={cell}>{t("columns.time")}</th>
          <th className={cell}>{t("columns.what")}</th>
          <th className={cell}>{t("columns.status")}</th>
          <th className={cell}>{t("details.reference")}</th>
          <th className={atEnd}>{t("columns.amount")}</th>
          <th className={atEnd}>{t("columns.balanceAfter")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.referenceId} className="break-inside-avoid border-line border-b">
            <td className={cell}>{formatTime(new Date(row.transactionDate), pageTag())}</td>
            <td className={cell}>
              {texts.type(row)}, {texts.category(row)}
            </td>
            <td className={cell}>{texts.status(row)}</td>
            <td className={cell}>{row.referenceId}</td>
            <td className={atEnd}>{texts.amount(row)}</td>
            <td className={atEnd}>{texts.balanceAfter(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
