"use client";

import { WhyShown } from "@/components/site/why-shown";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { StateBlock } from "@/components/ui/state-block";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { markMessages } from "@/lib/offers/inbox/read-marks";
import { CalmOffers } from "../calm-offers";
import { InboxMessage } from "./inbox-message";
import { InboxTabs } from "./inbox-tabs";
import { useInbox } from "./use-inbox";

/** The messages that are for this player, those that were not read marked. */
export function InboxView() {
  const t = useTranslations("offers.inbox");
  const tWhy = useTranslations("site.whyShown");
  const { playerId, query, isComplete, read, unread } = useInbox();
  const markAll = () =>
    markMessages(
      playerId,
      unread.map(({ id }) => id),
      true,
    );
  return (
    <div className="grid gap-5">
      <InboxTabs current="inbox" unread={unread.length} />
      <p className="text-muted">{t("intro")}</p>
      <CalmOffers what="inbox">
        <WhyShown t={tWhy} reason="chosen" />
        {isComplete ? null : <StateBlock state="partial">{t("incomplete")}</StateBlock>}
        <Card
          title={t("messages")}
          isFlush
          action={
            unread.length > 0 ? (
              <Button kind="quiet-small" onClick={markAll}>
                {t("markAll")}
              </Button>
            ) : null
          }
        >
          <QueryState
            query={query}
            loading={<Skeleton size="h-48 rounded-md" label={t("loading")} />}
            isEmpty={(items) => isComplete && items.length === 0}
            empty={
              <StateBlock state="empty" title={t("empty")}>
                {t("emptyText")}
              </StateBlock>
            }
          >
            {(items) => (
              <ul>
                {items.map((item) => (
                  <InboxMessage
                    key={item.id}
                    item={item}
                    isRead={read.includes(item.id)}
                    onMark={(isRead) => markMessages(playerId, [item.id], isRead)}
                  />
                ))}
              </ul>
            )}
          </QueryState>
        </Card>
      </CalmOffers>
    </div>
  );
}
