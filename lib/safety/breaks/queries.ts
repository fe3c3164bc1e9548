import { mutationOptions } from "@tanstack/react-query";
import { isOpen } from "@/lib/core/intents/intent";
import { intents, useIntentChanges } from "@/lib/session/intents/browser-intents";
import { runIntent } from "@/lib/session/intents/run";
import type { Player } from "@/lib/session/state";
import type { BreakRequest } from "./break";
import { breakOperation, leaveForBreak } from "./operation";

/** Begins a break as an intent. The session ends once the platform has confirmed it, and not before. */
export const breakMutation = ({ playerId }: Player) =>
  mutationOptions({
    mutationFn: (requested: BreakRequest) => beginBreak(playerId, requested),
  });

/** Begins a break as an intent: once the platform has confirmed it, the session ends. */
export async function beginBreak(playerId: string, requested: BreakRequest) {
  const result = await runIntent(breakOperation, playerId, requested);
  if (result.state === "done") await leaveForBreak(requested);
  return result;
}

/** Was a break asked for, in any tab, that no answer has come for? Until there is one its player neither pays in nor plays. */
export const isBreakOpen = ({ playerId }: Pick<Player, "playerId">): boolean =>
  intents.of(playerId).some((intent) => intent.operation === breakOperation.name && isOpen(intent));

/** The same for what is open on the page meanwhile: it follows what is asked for and answered in this tab or another. */
export const useOpenBreak = (player: Pick<Player, "playerId">): boolean => useIntentChanges(() => isBreakOpen(player));
