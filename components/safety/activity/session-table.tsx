import { Card } from "@/components/ui/card";
import { QueryState } from "@/components/ui/query-state";
import { StateBlock } from "@/components/ui/state-block";
import { Table, TableSkeleton } from "@/components/ui/table";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { type Activity, type SessionFigures, sessionsQuery } from "@/lib/safety/activity/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { useActivityTexts } from "./use-activity-texts";
import { useFigureColumns } from "./use-figure-columns";

/** The newest logins, each with what moved until the next one. How long somebody stayed, the platform does not say. */
export function SessionTable({ now }: { now: number }) {
  const t = useTranslations("safety.activity");
  const query = usePlayerQuery((player) => sessionsQuery(player, now));
  return (
    <Card title={t("sessions.title")} isFlush>
      <p className="px-4 pb-3 text-muted text-sm md:px-5">{t("sessions.hint")}</p>
      <QueryState
        query={query}
        loading={<TableSkeleton rows={3} label={t("sessions.loading")} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<StateBlock state="empty">{t("sessions.empty")}</StateBlock>}
      >
        {(activity) => <Sessions activity={activity} />}
      </QueryState>
    </Card>
  );
}

function Sessions({ activity: { rows, currency } }: { activity: Activity<SessionFigures> }) {
  const t = useTranslations("safety.activity");
  const texts = useActivityTexts(currency);
  const columns = useFigureColumns<SessionFigures>(currency);
  return (
    <Table
      caption={t("sessions.title")}
      columns={[
        {
          id: "login",
          header: t("sessions.login"),
          inList: "title",
          cell: ({ from, isLast }) => (
            <>
              <time dateTime={from}>{texts.moment(from)}</time>
              {isLast ? <small className="block font-normal text-muted text-sm">{t("sessions.last")}</small> : null}
            </>
          ),
        },
        ...columns,
      ]}
      groups={[{ id: "sessions", rows }]}
      idOf={({ from }) => from}
    />
  );
}
