"use client";

import { useCalm } from "@/components/site/use-calm";
import { Badge } from "@/components/ui/badge";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { useInbox } from "./use-inbox";

interface InboxCountProps {
  /** `corner`: of a button, whose name it ends; nothing moves for it. */
  look?: "badge" | "corner" | undefined;
}

const corner =
  "absolute -top-1.5 -right-1.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 font-bold text-2xs text-on-accent";

/** The most that is counted in a corner. */
const most = 99;

/** How many messages are unread; nothing while there are none, nobody knows, or calm mode leaves them out. */
export function InboxCount({ look = "badge" }: InboxCountProps) {
  const t = useTranslations("offers.inboxCount");
  const { unread } = useInbox();
  const isCalm = useCalm();
  if (unread.length === 0 || isCalm) return null;
  if (look === "corner")
    return (
      <span className={corner}>
        <span aria-hidden="true">{Math.min(unread.length, most)}</span>
        <span className="sr-only">, {t("unread", { count: unread.length })}</span>
      </span>
    );
  return (
    <Badge tone="accent">
      <span aria-hidden="true">{unread.length}</span>
      <span className="sr-only">{t("unread", { count: unread.length })}</span>
    </Badge>
  );
}
