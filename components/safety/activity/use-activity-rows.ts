import type { Cell } from "@/lib/core/files/csv";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { netDeposits } from "@/lib/safety/activity/money-sums";
import type { Activity, MonthFigures } from "@/lib/safety/activity/queries";

/** The lines of a file of the months, its names first. What is not known says so: an empty cell would be added up as nothing. */
export function useActivityRows(): (activity: Activity<MonthFigures>) => Cell[][] {
  const t = useTranslations("safety.activity");
  const amount = (amountMinor: number | null): Cell => (amountMinor === null ? t("unknown") : { amountMinor });
  return ({ rows, currency }) => [
    [t("month"), t("file.from"), t("file.to"), t("in"), t("out"), t("netDeposits"), t("net"), t("file.currency")],
    ...rows.map((row): Cell[] => [
      row.month,
      row.from,
      row.to,
      amount(row.paidIn),
      amount(row.takenOut),
      amount(netDeposits(row)),
      amount(row.net),
      currency,
    ]),
  ];
}
