"use client";

import { pageLocale } from "@/lib/market/messages/fetch";
import { inboxQuery } from "@/lib/offers/inbox/queries";
import { readIdsOf, useReadMarks } from "@/lib/offers/inbox/read-marks";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { useCurrent } from "../use-current";

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
  const items = useCurrent(query.data?.items, ({ until }) => until);
  const unread = items?.filter(({ id }) => !read.includes(id)) ?? [];
  return { playerId, query: { ...query, data: items }, isComplete: query.data?.isComplete ?? true, read, unread };
}
