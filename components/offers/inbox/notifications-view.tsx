"use client";

import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { StateBlock } from "@/components/ui/state-block";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { InboxTabs } from "./inbox-tabs";
import { NoticeRow } from "./notice-row";
import { useInbox } from "./use-inbox";
import { useNotices } from "./use-notices";

/** What waits for this player, from what other calls know. `marketing`: the choice of what may be sent to them. */
export function NotificationsView({ marketing }: { marketing: ReactNode }) {
  const t = useTranslations("offers.inbox");
  const { unread } = useInbox();
  const query = useNotices();
  return (
    <div className="grid gap-5">
      <InboxTabs current="notifications" unread={unread.length} />
      <Card title={t("waiting")} isFlush>
        <QueryState
          query={query}
          loading={<Skeleton size="h-36 rounded-md" label={t("loading")} />}
          isEmpty={({ notices, isWhole }) => isWhole && notices.length === 0}
          empty={
            <StateBlock state="empty" title={t("nothing")}>
              {t("nothingText")}
            </StateBlock>
          }
        >
          {({ notices }) => (
            <ul>
              {notices.map((notice) => (
                <NoticeRow key={notice.id} {...notice} />
              ))}
            </ul>
          )}
        </QueryState>
      </Card>
      {marketing}
    </div>
  );
}
