import { mutationOptions } from "@tanstack/react-query";
import { isHandled } from "@/lib/core/http/handled-errors";
import { HttpError } from "@/lib/core/http/http-errors";
import { isOpen } from "@/lib/core/intents/intent";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { intents, useIntentChanges } from "@/lib/session/intents/browser-intents";
import { runIntent } from "@/lib/session/intents/run";
import { usePlayerMutation } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { report } from "@/lib/site/browser-reports/report";
import { useToasts } from "@/lib/site/toasts/store";
import { type BreakRequest, dayBreak } from "./break";
import { breakOperation, leaveForBreak } from "./operation";

/** Begins a break as an intent. The session ends once the platform has confirmed it, and not before. */
export const breakMutation = ({ playerId }: Player) =>
  mutationOptions({
    mutationFn: (requested: BreakRequest) => begin(playerId, requested),
  });

/** The same for 24 hours, by one press. */
const dayBreakMutation = ({ playerId }: Player) => mutationOptions({ mutationFn: () => begin(playerId, dayBreak) });

interface DayBreak {
  /** The words of the button, and the sentence that says what a press does. */
  now: string;
  hint: string;
  begin(): Promise<void>;
  isBusy: boolean;
}

/**
 * One press that begins a break of 24 hours, wherever it stands. Where it is not known whether it has begun, the row of what is open on
 * every page says that; that it was not taken, or that the answer says nothing of it, is a toast, and the same press tries again.
 */
export function useDayBreak(): DayBreak {
  const t = useTranslations("safety.breaks");
  const tForm = useTranslations("site.form");
  const { mutateAsync, isPending } = usePlayerMutation(dayBreakMutation);
  return {
    now: t("day.now"),
    hint: t("day.hint"),
    isBusy: isPending,
    async begin() {
      try {
        const result = await mutateAsync();
        // An answer that says nothing of the break: it may have begun all the same.
        if (result.state === "unknown" && result.error instanceof HttpError) throw result.error;
      } catch (error) {
        if (isHandled(error)) return;
        report(error);
        useToasts.getState().show("error", tForm("error.oops.tryAgain"));
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
