import { mutationOptions } from "@tanstack/react-query";
import { isHandled } from "@/lib/core/http/handled-errors";
import { HttpError } from "@/lib/core/http/http-errors";
import { isOpen } from "@/lib/core/intents/intent";
import { intents, useIntentChanges } from "@/lib/session/intents/browser-intents";
import { runIntent } from "@/lib/session/intents/run";
import { usePlayerMutation } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { report } from "@/lib/site/browser-reports/report";
import { type BreakRequest, dayBreak } from "./break";
import { breakOperation, leaveForBreak } from "./operation";

/** Begins a break as an intent. The session ends once the platform has confirmed it, and not before. */
export const breakMutation = ({ playerId }: Player) =>
  mutationOptions({
    mutationFn: (requested: BreakRequest) => begin(playerId, requested),
  });

/** The same for 24 hours, by one press. */
const dayBreakMutation = ({ playerId }: Player) => mutationOptions({ mutationFn: () => begin(playerId, dayBreak) });

/**
 * A press that begins a break of 24 hours. Where it is not known whether it has begun, the row of what is open on every page says that;
 * `onFailure`: it was not taken, or the answer says nothing of it.
 */
export function useDayBreak(onFailure: () => void): { begin: () => Promise<void>; isBusy: boolean } {
  const { mutateAsync, isPending } = usePlayerMutation(dayBreakMutation);
  return {
    isBusy: isPending,
    async begin() {
      try {
        const result = await mutateAsync();
        // An answer that says nothing of the break: it may have begun all the same.
        if (result.state === "unknown" && result.error instanceof HttpError) throw result.error;
      } catch (error) {
        if (isHandled(error)) return;
        report(error);
        onFailure();
      }
    },
  };
}

async function begin(playerId: string, requested: BreakRequest) {
  const result = await runIntent(breakOperation, playerId, requested);
  if (result.state === "done") await leaveForBreak(requested);
  return result;
}

/** Was a break asked for, in any tab, that no answer has come for? Until there is one its player neither pays in nor plays. */
export const isBreakOpen = ({ playerId }: Pick<Player, "playerId">): boolean =>
  intents.of(playerId).some((intent) => intent.operation === breakOperation.name && isOpen(intent));

/** The same for what is open on the page meanwhile: it follows what is asked for and answered in this tab or another. */
export const useOpenBreak = (player: Pick<Player, "playerId">): boolean => useIntentChanges(() => isBreakOpen(player));
