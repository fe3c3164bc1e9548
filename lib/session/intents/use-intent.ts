import type { UseMutationResult } from "@tanstack/react-query";
import type { Operation, Result } from "@/lib/core/intents/intent";
import { usePlayerMutation } from "@/lib/session/player/player-queries";
import { runIntent } from "./browser-intents";
import { recheckIntents } from "./queries";

/**
 * Runs an operation of the signed-in player as an intent. The mutation fails only when nothing took effect; its data says whether it is
 * done, or whether its outcome is being checked, which the rows of `components/site/intents` show from then on.
 */
export function useIntent<Parameters, Value>(
  operation: Operation<Parameters, Value>,
): UseMutationResult<Result<Value>, Error, Parameters> {
  return usePlayerMutation((player) => ({
    mutationFn: (parameters: Parameters) => runIntent(operation, { owner: player.playerId, parameters }),
    async onSuccess({ state }) {
      if (state !== "done") await recheckIntents(player);
    },
  }));
}
