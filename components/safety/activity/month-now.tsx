import { Card } from "@/components/ui/card";
import { Stat, Stats } from "@/components/ui/stat";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Activity, MonthFigures } from "@/lib/safety/activity/queries";
import { SignedInTime } from "./signed-in-time";
import { useActivityTexts } from "./use-activity-texts";

interface MonthNowProps {
  activity: Activity<MonthFigures>;
  now: number;
}

/** The present month, and the time since the sign-in in this browser. */
export function MonthNow({ activity: { rows, currency }, now }: MonthNowProps) {
  const t = useTranslations("safety.activity");
  const texts = useActivityTexts(currency);
  const [month] = rows;
  if (!month) return null;
  return (
    <Card
      title={t("now.title", { month: texts.month(month.month) })}
      action={<p className="text-muted text-sm">{t("now.asOf", { time: texts.moment(now) })}</p>}
    >
      <Stats label={t("now.title", { month: texts.month(month.month) })}>
        <Stat label={t("net")} value={texts.change(month.net)} hint={t("netHint")} look="first" />
        <Stat label={t("in")} value={texts.amount(month.paidIn)} hint={t("inHint")} />
        <Stat label={t("out")} value={texts.amount(month.takenOut)} hint={t("outHint")} />
        <SignedInTime />
      </Stats>
    </Card>
  );
}
