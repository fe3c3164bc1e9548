import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { StateBlock } from "@/components/ui/state-block";
import { activityLogQuery } from "@/lib/account/profile/queries";
import type { ActivityLog } from "@/lib/account/profile/schema";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { usePlayerQuery } from "@/lib/session/player-queries";
import { Card } from "./card";
import { LoginTable } from "./login-table";
import { ReadFailure } from "./read-failure";

const pageSize = 10;

/** The last login, and the ones before it, ten at a time. */
export function LatestLogins() {
  const t = useTranslations("player");
  const { data, isError, isFetching, refetch } = usePlayerQuery(activityLogQuery);
  return (
    <Card title={t("activity.title")}>
      {data ? (
        <Logins log={data} />
      ) : isError ? (
        <ReadFailure busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div role="status" className="grid">
          <Skeleton size="h-40 rounded-md" label={t("activity.title")} />
        </div>
      )}
    </Card>
  );
}

function Logins({ log }: { log: ActivityLog }) {
  const t = useTranslations("player");
  const [shown, setShown] = useState(pageSize);
  const { loginDate, ip, country, loginHistory } = log;
  // A platform that returns only the last login: a note shows above the one row.
  const isPartial = loginDate !== null && loginHistory.length === 0;
  const logins = isPartial ? [{ loginDate, loginIp: ip, loginCountry: country }] : loginHistory;
  if (logins.length === 0) return <StateBlock state="empty">{t("activity.empty")}</StateBlock>;
  return (
    <>
      <LoginTable caption={t("activity.title")} logins={logins.slice(0, shown)} />
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
