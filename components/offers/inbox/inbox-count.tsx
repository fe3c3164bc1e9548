"use client";

import { useCalm } from "@/components/site/use-calm";
import { Badge } from "@/components/ui/badge";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { useInbox } from "./use-inbox";

/** How many messages are unread; nothing while there are none, nobody knows, or calm mode leaves them out. */
export function InboxCount() {
  const t = useTranslations("offers.inboxCount");
  const { unread } = useInbox();
  const isCalm = useCalm();
  if (unread.length === 0 || isCalm) return null;
  return (
    <Badge tone="accent">
      <span aria-hidden="true">{unread.length}</span>
      <span className="sr-only">{t("unread", { count: unread.length })}</span>
    </Badge>
  );
}
