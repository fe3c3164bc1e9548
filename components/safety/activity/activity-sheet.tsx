"use client";

import { PrintSheet } from "@/components/site/print-sheet";
import { TableRows } from "@/components/ui/table/table-rows";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Activity, MonthFigures } from "@/lib/safety/activity/queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { MonthChart } from "./month-chart";
import { useActivityTexts } from "./use-activity-texts";
import { useFigureColumns } from "./use-figure-columns";

interface ActivitySheetProps {
  activity: Activity<MonthFigures>;
  now: number;
  onPrinted: () => void;
}

/** The months on paper, in the place of the page while it is printed. */
export function ActivitySheet({ activity, now, onPrinted }: ActivitySheetProps) {
  const t = useTranslations("safety.activity");
  const texts = useActivityTexts(activity.currency);
  const columns = useFigureColumns<MonthFigures>(activity.currency);
  const player = useSession(playerIn);
  return (
    <PrintSheet title={t("chart.title")} onPrinted={onPrinted}>
      <p className="mb-3 text-sm">
        {player?.email} · {t("now.asOf", { time: texts.moment(now) })}
      </p>
      <MonthChart activity={activity} />
      <TableRows
        caption={t("figures.title")}
        columns={[
          { id: "month", header: t("month"), inList: "title", cell: ({ month }) => texts.month(month) },
          ...columns,
        ]}
        groups={[{ id: "months", part: 0, rows: activity.rows }]}
        isOfLong={false}
        idOf={({ month }) => month}
        openId={null}
        toggle={() => {}}
      />
      <p className="mt-3 text-sm">{t("how.platform")}</p>
    </PrintSheet>
  );
}
