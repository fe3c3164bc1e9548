"use client";

import { useState } from "react";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import { monthsQuery } from "@/lib/safety/activity/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { ActivityActions } from "./activity-actions";
import { MonthChart } from "./month-chart";
import { MonthNow } from "./month-now";
import { MonthTable } from "./month-table";
import { SessionTable } from "./session-table";

/** What a player's play has cost them, by month and by login. Time is measured here; the rest the platform says. */
export function ActivityView() {
  const t = useTranslations("safety.activity");
  const locale = pageLocale();
  const [now] = useState(Date.now);
  const months = usePlayerQuery((player) => monthsQuery(player, now));
  return (
    <>
      <QueryState query={months} loading={<MonthsSkeleton />}>
        {(activity) => (
          <>
            <ActivityActions activity={activity} now={now} />
            <MonthNow activity={activity} now={now} />
            <Card title={t("chart.title")}>
              <MonthChart activity={activity} />
            </Card>
            <Card title={t("figures.title")} isFlush>
              <MonthTable activity={activity} />
            </Card>
          </>
        )}
      </QueryState>
      <SessionTable now={now} />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Card title={t("how.title")}>
          <p className="text-muted text-sm">{t("how.platform")}</p>
          <p className="text-muted text-sm">{t("how.here")}</p>
        </Card>
        <Card title={t("next.title")}>
          <p className="text-muted text-sm">{t("next.text")}</p>
          <div className="flex flex-wrap gap-2.5">
            <LinkButton kind="secondary" href={paths.playerPage(locale, "gamblingLimits")}>
              {t("next.limits")}
            </LinkButton>
            <LinkButton kind="secondary" href={paths.playerPage(locale, "timeOut")}>
              {t("next.break")}
            </LinkButton>
          </div>
        </Card>
      </div>
    </>
  );
}

function MonthsSkeleton() {
  const t = useTranslations("safety.activity");
  return (
    <>
      <Skeleton size="h-36 rounded-lg" label={t("loading")} />
      <Skeleton size="h-80 rounded-lg" />
      <Skeleton size="h-120 rounded-lg" />
    </>
  );
}
