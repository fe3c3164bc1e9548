import { DescriptionList } from "@/components/ui/description-list";
import { Table } from "@/components/ui/table";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { netDeposits, totalOf } from "@/lib/safety/activity/money-sums";
import type { Activity, MonthFigures } from "@/lib/safety/activity/queries";
import { useActivityTexts } from "./use-activity-texts";
import { useFigureColumns } from "./use-figure-columns";

/** The figures of the chart, and their sums. */
export function MonthTable({ activity: { rows, currency } }: { activity: Activity<MonthFigures> }) {
  const t = useTranslations("safety.activity");
  const texts = useActivityTexts(currency);
  const columns = useFigureColumns<MonthFigures>(currency);
  const total = totalOf(rows);
  return (
    <>
      <Table
        caption={t("figures.title")}
        columns={[
          { id: "month", header: t("month"), inList: "title", cell: ({ month }) => texts.month(month) },
          ...columns,
        ]}
        groups={[{ id: "months", rows }]}
        idOf={({ month }) => month}
      />
      <div className="border-line border-t bg-raised px-4 py-2 md:px-5">
        <DescriptionList
          label={t("figures.total", { count: rows.length })}
          facts={[
            {
              name: t("figures.total", { count: rows.length }),
              value: texts.change(total.net),
              hint: t("net"),
              isTotal: true,
            },
            { name: t("in"), value: texts.amount(total.paidIn) },
            { name: t("out"), value: texts.amount(total.takenOut) },
            { name: t("netDeposits"), value: texts.amount(netDeposits(total)) },
          ]}
        />
      </div>
    </>
  );
}
