import type { Cell } from "@/lib/core/files/csv";
import type { Currency } from "@/lib/core/money";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { type Figures, netDeposits } from "@/lib/safety/activity/money-sums";
import type { Activity, MonthFigures, SessionFigures } from "@/lib/safety/activity/queries";

/** `logins`: undefined where they could not be read, or not yet. */
type ToRows = (months: Activity<MonthFigures>, logins: Activity<SessionFigures> | undefined) => Cell[][];

/**
 * The lines of a file of the months and of the logins, each with its names first. What is not known says so: an empty cell would be added
 * up as nothing.
 */
export function useActivityRows(): ToRows {
  const t = useTranslations("safety.activity");
  const amount = (amountMinor: number | null): Cell => (amountMinor === null ? t("unknown") : { amountMinor });
  const names = [t("file.from"), t("file.to"), t("in"), t("out"), t("netDeposits"), t("net"), t("file.currency")];
  const figures = (row: Figures, currency: Currency): Cell[] => [
    amount(row.paidIn),
    amount(row.takenOut),
    amount(netDeposits(row)),
    amount(row.net),
    currency,
  ];
  return (months, logins) => [
    [t("month"), ...names],
    ...months.rows.map((row) => [row.month, row.from, row.to, ...figures(row, months.currency)]),
    [],
    [t("sessions.login"), ...names],
    ...(logins?.rows.map((row) => ["", row.from, row.to, ...figures(row, logins.currency)]) ?? [[t("unknown")]]),
  ];
}
