"use client";

import { useEffect, useState } from "react";
import { longestTimerMs } from "@/lib/core/time/longest-timer";
import { pageLocale } from "@/lib/market/messages/fetch";
import { inboxQuery } from "@/lib/offers/inbox/queries";
import { readIdsOf, useReadMarks } from "@/lib/offers/inbox/read-marks";
import type { InboxItem } from "@/lib/offers/inbox/schema";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

/**
 * The inbox of the signed-in player: its messages that have not ended, and which of them were read. `isComplete`: false while some of
 * them could not be chosen.
 */
export function useInbox() {
  const playerId = useSession((state) => playerIn(state)?.playerId ?? "");
  const query = usePlayerQuery((player) => inboxQuery(player, pageLocale().segment));
  const read = readIdsOf(
    useReadMarks(({ marks }) => marks),
    playerId,
  );
  const items = useCurrent(query.data?.items);
  const unread = items?.filter(({ id }) => !read.includes(id)) ?? [];
  return { playerId, query: { ...query, data: items }, isComplete: query.data?.isComplete ?? true, read, unread };
}

/** Those that have not ended: each goes at its time. */
function useCurrent(items: readonly InboxItem[] | undefined): readonly InboxItem[] | undefined {
  const [now, setNow] = useState(Date.now);
  const ends = (items ?? []).flatMap(({ until }) => (until === null ? [] : [Date.parse(until)]));
  const next = Math.min(...ends.filter((end) => end > now));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(next - Date.now() + 1, longestTimerMs));
    return () => clearTimeout(timer);
  }, [next]);
  return items?.filter(({ until }) => until === null || Date.parse(until) > now);
}
