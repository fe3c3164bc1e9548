"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { StateBlock } from "@/components/ui/state-block";
import { activityLogQuery } from "@/lib/account/profile/queries";
import type { ActivityLog } from "@/lib/account/profile/schema";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { LoginTable } from "./login-table";

const pageSize = 10;

/** The last login, and the ones before it, ten at a time. */
export function LatestLogins() {
  const t = useTranslations("account.profile");
  const query = usePlayerQuery(activityLogQuery);
  return (
    <Card title={t("activity.title")}>
      <QueryState query={query} loading={<Skeleton size="h-40 rounded-md" label={t("activity.title")} />}>
        {(log) => <Logins log={log} />}
      </QueryState>
    </Card>
  );
}

function Logins({ log }: { log: ActivityLog }) {
  const t = useTranslations("account.profile");
  const [shown, setShown] = useState(pageSize);
  const { loginDate, ip, country, loginHistory } = log;
  // A platform that returns only the last login: a note shows above the one row.
  const isPartial = loginDate !== null && loginHistory.length === 0;
  const logins = isPartial ? [{ loginDate, loginIp: ip, loginCountry: country }] : loginHistory;
  if (logins.length === 0) return <StateBlock state="empty">{t("activity.empty")}</StateBlock>;
  return (
    <>
      <LoginTable logins={logins.slice(0, shown)} />
      {isPartial ? <StateBlock state="partial">{t("activity.partial")}</StateBlock> : null}
      {logins.length > shown ? (
        <Button kind="secondary" onClick={() => setShown(shown + pageSize)}>
          {t("activity.more")}
        </Button>
      ) : null}
      <p className="text-muted text-sm">{t("activity.hint")}</p>
    </>
  );
}
