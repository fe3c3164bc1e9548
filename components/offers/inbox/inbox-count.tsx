"use client";

import { useCalm } from "@/components/site/use-calm";
import { Badge } from "@/components/ui/badge";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { useInbox } from "./use-inbox";

interface InboxCountProps {
  /** `corner`: of a button, whose name it ends; nothing moves when it comes. `badge`: beside a link. */
  look: "badge" | "corner";
}

/** The most that a corner has room for. */
const most = 99;

/** How many messages are unread; nothing while there are none, nobody knows, or calm mode leaves them out. */
export function InboxCount({ look }: InboxCountProps) {
  const t = useTranslations("offers.inboxCount");
  const { unread } = useInbox();
  const isCalm = useCalm();
  if (unread.length === 0 || isCalm) return null;
  const words = <span className="sr-only">{t("unread", { count: unread.length })}</span>;
  if (look === "corner")
    return (
      <span className="absolute top-0 right-0 min-w-4 rounded-full bg-accent px-1 font-bold text-2xs/4 text-on-accent">
        <span aria-hidden="true">{Math.min(unread.length, most)}</span>
        <span className="sr-only">, </span>
        {words}
      </span>
    );
  return (
    <Badge tone="accent">
      <span aria-hidden="true">{unread.length}</span>
      {words}
    </Badge>
  );
}
