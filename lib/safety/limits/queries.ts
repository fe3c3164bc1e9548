import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { longestTimerMs } from "@/lib/core/time/longest-timer";
import { runIntent } from "@/lib/session/intents/run";
import { platform } from "@/lib/session/platform/platform";
import { playerKey, queryClient } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { getLimits } from "./api";
import type { LimitChange } from "./change";
import { limitOperation } from "./operation";
import type { Limit, LimitKind } from "./schema";

/** The limits of a kind, read anew at every opening: what is used moves with every deposit and round. */
export const limitsQuery = (player: Player, kind: LimitKind) =>
  queryOptions({
    queryKey: playerKey(player, "limits", kind),
    queryFn: ({ signal }) => getLimits(platform, kind, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => untilNextChange(data, Date.now()),
  });

/** Read again once a change that waits should be in effect. A clock that is fast asks again after 20 s. */
function untilNextChange(limits: readonly Limit[] | undefined, now: number): number | false {
  const waits = (limits ?? []).flatMap(({ pendingDate }) =>
    pendingDate === null ? [] : [Date.parse(pendingDate) - now],
  );
  if (waits.length === 0) return false;
  const next = Math.min(...waits);
  return Math.min(next > 0 ? next + 1_000 : 20_000, longestTimerMs);
}

/** The limits of a kind again: what is shown must not stay what it was before a change whose outcome is settled elsewhere. */
export const rereadLimits = (player: Player): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: playerKey(player, "limits") });

/** Changes a limit as an intent. What is shown is the platform's answer, or read again where there is none. */
export const limitMutation = (player: Player) =>
  mutationOptions({
    mutationFn: (change: LimitChange) => runIntent(limitOperation, player.playerId, change),
    onSuccess: async (result, { kind }) => {
      const { queryKey } = limitsQuery(player, kind);
      if (result.state !== "done" || !result.value) return void rereadLimits(player);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, result.value);
    },
    onError: () => void rereadLimits(player),
  });
