import { openRoundsQuery } from "@/lib/play/open-rounds/queries";
import type { OpenRound } from "@/lib/play/open-rounds/schema";
import { usePlayerQuery } from "@/lib/session/player/player-queries";

/** The rounds that wait for the player. `isAwaited`: the first read is under way, and has not failed yet. */
export function useOpenRounds(): { rounds: readonly OpenRound[]; isAwaited: boolean } {
  const { data: rounds = [], isPending, failureCount } = usePlayerQuery(openRoundsQuery);
  return { rounds, isAwaited: isPending && failureCount === 0 };
}
