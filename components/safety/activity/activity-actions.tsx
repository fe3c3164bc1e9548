"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { decimalMark } from "@/lib/core/decimal-mark";
import { toCsv } from "@/lib/core/files/csv";
import { downloadFile } from "@/lib/core/files/download";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { type Activity, type MonthFigures, sessionsQuery } from "@/lib/safety/activity/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { ActivitySheet } from "./activity-sheet";
import { useActivityRows } from "./use-activity-rows";

interface ActivityActionsProps {
  activity: Activity<MonthFigures>;
  now: number;
}

/** The figures to take away: as a file, and on paper. Both wait for the logins, which would be said not to be known else. */
export function ActivityActions({ activity, now }: ActivityActionsProps) {
  const t = useTranslations("safety.activity");
  const [isPrinting, setPrinting] = useState(false);
  const toRows = useActivityRows();
  const { data: logins, isPending } = usePlayerQuery((player) => sessionsQuery(player, now));
  const months = activity.rows.map(({ month }) => month).sort();

  function make(): void {
    const name = `activity_${months[0]}_${months.at(-1)}.csv`;
    downloadFile(name, toCsv(toRows(activity, logins), decimalMark(pageTag())), "text/csv;charset=utf-8");
  }

  return (
    <div className="flex flex-wrap gap-2.5">
      <Button kind="secondary" busy={isPending} onClick={make}>
        <Icon name="in" />
        {t("csv")}
      </Button>
      <Button kind="secondary" busy={isPending} onClick={() => setPrinting(true)}>
        {t("print")}
      </Button>
      {isPrinting ? (
        <ActivitySheet activity={activity} logins={logins} now={now} onPrinted={() => setPrinting(false)} />
      ) : null}
    </div>
  );
}
