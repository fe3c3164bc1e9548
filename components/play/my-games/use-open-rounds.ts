import { openRoundsQuery } from "@/lib/play/open-rounds/queries";
import type { OpenRound } from "@/lib/play/open-rounds/schema";
import { usePlayerQuery } from "@/lib/session/player/player-queries";

interface OpenRounds {
  rounds: readonly OpenRound[];
  /** The first read is under way, and has not failed yet. */
  isAwaited: boolean;
  /** It has failed: nobody knows whether there is one. */
  isUnread: boolean;
}

/** The rounds that wait for the player. */
export function useOpenRounds(): OpenRounds {
  const { data, isPending, failureCount } = usePlayerQuery(openRoundsQuery);
  const isAwaited = isPending && failureCount === 0;
  return { rounds: data ?? [], isAwaited, isUnread: data === undefined && !isAwaited };
}
