import { Card } from "@/components/ui/card";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { Stat, Stats } from "@/components/ui/stat";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Figures } from "@/lib/safety/activity/money-sums";
import { type Activity, lastDaysQuery } from "@/lib/safety/activity/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { useActivityTexts } from "../activity/use-activity-texts";

/** How far back it looks. */
const days = 90;

/** What play has cost in the last days, by the records of the platform. */
export function LastDays({ now }: { now: number }) {
  const t = useTranslations("safety.returnToPlay");
  const tActivity = useTranslations("safety.activity");
  const query = usePlayerQuery((player) => lastDaysQuery(player, days, now));
  return (
    <Card title={t("days.title", { days })}>
      <QueryState query={query} loading={<Skeleton size="h-20 rounded-lg" label={tActivity("loading")} />}>
        {(activity) => <DayFigures activity={activity} />}
      </QueryState>
    </Card>
  );
}

function DayFigures({ activity: { rows, currency } }: { activity: Activity<Figures> }) {
  const t = useTranslations("safety.activity");
  const texts = useActivityTexts(currency);
  const [row] = rows;
  if (!row) return null;
  return (
    <Stats>
      <Stat label={t("net")} value={texts.change(row.net)} hint={t("netHint")} look="first" />
      <Stat label={t("in")} value={texts.amount(row.paidIn)} hint={t("inHint")} />
      <Stat label={t("out")} value={texts.amount(row.takenOut)} hint={t("outHint")} />
    </Stats>
  );
}
