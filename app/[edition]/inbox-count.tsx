"use client";

import type { ComponentProps } from "react";
import type { InboxCount } from "@/components/offers/inbox/inbox-count";
import { useLazy } from "@/components/ui/use-lazy";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { loadInboxCount } from "./load-player-chunks";

/** How many messages of the player are unread: in the corner of a button, or beside a link to the inbox. */
export function InboxCountIsland({ look }: ComponentProps<typeof InboxCount>) {
  const isPlayer = useSession((state) => playerIn(state) !== null);
  const { part } = useLazy(loadInboxCount, isPlayer);
  return part && isPlayer ? <part.InboxCount look={look} /> : null;
}
