"use client";

import { FormRefusal } from "@/lib/core/form/form-refusal";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { LimitChange } from "@/lib/safety/limits/change";
import { limitFailure } from "@/lib/safety/limits/failure";
import { limitMutation } from "@/lib/safety/limits/queries";
import type { Limit } from "@/lib/safety/limits/schema";
import { usePlayerMutation } from "@/lib/session/player/player-queries";
import { report } from "@/lib/site/browser-reports/report";
import { useToasts } from "@/lib/site/toasts/store";

/**
 * Sends a change of a limit, once. Rejects with what its form shows. Success is shown only when the platform has confirmed it; where its
 * answer is lost, the limit itself says that it is being checked.
 */
export function useChangeLimit() {
  const t = useTranslations("safety.limits");
  const { mutateAsync } = usePlayerMutation(limitMutation);

  return async function send(change: LimitChange): Promise<void> {
    const result = await mutateAsync(change).catch((cause: unknown) => {
      const { error, isImpossible } = limitFailure(cause, change);
      if (isImpossible) report(cause);
      throw error;
    });
    if (result.state === "open") throw new FormRefusal({ form: { code: "open" } });
    if (result.state === "done" && result.value)
      useToasts
        .getState()
        .show("success", t(`player.responsibleGambling.${change.kind}.limit.${noticeOf(change, result.value)}`));
  };
}

type Notice = "removalReceived" | "updateReceived" | "updated" | "canceled";

/** What the platform has made of it: a change in effect, or one that waits. */
function noticeOf({ action, period }: LimitChange, limits: readonly Limit[]): Notice {
  if (action === "cancel") return "canceled";
  if (!limits.find((limit) => limit.period === period)?.pendingDate) return "updated";
  return action === "remove" ? "removalReceived" : "updateReceived";
}
