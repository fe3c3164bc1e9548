"use client";

import { mutationOptions } from "@tanstack/react-query";
import { isHandled } from "@/lib/core/http/handled-errors";
import { HttpError } from "@/lib/core/http/http-errors";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { usePlayerMutation } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { report } from "@/lib/site/browser-reports/report";
import { useToasts } from "@/lib/site/toasts/store";
import { dayBreak } from "../breaks/break";
import { beginBreak } from "../breaks/queries";

/** Begins a break of 24 hours. */
const dayBreakMutation = ({ playerId }: Player) =>
  mutationOptions({ mutationFn: () => beginBreak(playerId, dayBreak) });

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
