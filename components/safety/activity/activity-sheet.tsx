"use client";

import { PrintSheet } from "@/components/site/print-sheet";
import { TableRows } from "@/components/ui/table/table-rows";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Activity, MonthFigures, SessionFigures } from "@/lib/safety/activity/queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { MonthChart } from "./month-chart";
import { useActivityTexts } from "./use-activity-texts";
import { useFigureColumns } from "./use-figure-columns";

interface ActivitySheetProps {
  activity: Activity<MonthFigures>;
  /** Undefined where they could not be read. */
  logins: Activity<SessionFigures> | undefined;
  now: number;
  onPrinted: () => void;
}

/** The months and the logins on paper, in the place of the page while it is printed. */
export function ActivitySheet({ activity, logins, now, onPrinted }: ActivitySheetProps) {
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
      <h2 className="mt-5 mb-3 font-semibold">{t("sessions.title")}</h2>
      {logins ? <Logins logins={logins} /> : <p className="text-sm">{t("unknown")}</p>}
      <p className="mt-3 text-sm">{t("how.platform")}</p>
    </PrintSheet>
  );
}

function Logins({ logins: { rows, currency } }: { logins: Activity<SessionFigures> }) {
  const t = useTranslations("safety.activity");
  const texts = useActivityTexts(currency);
  const columns = useFigureColumns<SessionFigures>(currency);
  if (rows.length === 0) return <p className="text-sm">{t("sessions.empty")}</p>;
  return (
    <TableRows
      caption={t("sessions.title")}
      columns={[
        { id: "login", header: t("sessions.login"), inList: "title", cell: ({ from }) => texts.moment(from) },
        ...columns,
      ]}
      groups={[{ id: "sessions", part: 0, rows }]}
      isOfLong={false}
      idOf={({ from }) => from}
      openId={null}
      toggle={() => {}}
    />
  );
}
