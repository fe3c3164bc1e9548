"use client";

import { useMarketRules } from "@/components/site/use-market-rules";
import { Button } from "@/components/ui/button";
import { HintedButton } from "@/components/ui/hinted-button";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { useDayBreak } from "@/lib/safety/day-break/queries";
import { breakDialog } from "@/lib/safety/dialogs";
import { isPermittedFor } from "@/lib/session/player/account-place";
import type { Player } from "@/lib/session/state";
import { useDialogs } from "@/lib/site/dialogs/store";

/**
 * The way to a break at the foot of the deposit, which covers the one of the page. One press begins it where the law forbids a second;
 * while the law could not be read the way is there all the same, with its confirmation.
 */
export function BreakFoot({ player }: { player: Player }) {
  const t = useTranslations("safety.breaks");
  const { query } = useMarketRules();
  const { now, hint, isBusy, begin } = useDayBreak();
  if (query.isPending) return null;
  const isOnePress = query.data !== undefined && !isPermittedFor(query.data.breakConfirmation, player);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is part of a form
    <div role="group" aria-label={t("day.title")} className="mt-6 border-line border-t pt-4">
      {isOnePress ? (
        <HintedButton hint={hint} busy={isBusy} onClick={() => void begin()}>
          {now}
        </HintedButton>
      ) : (
        <Button kind="quiet-small" onClick={() => useDialogs.getState().open(breakDialog, null)}>
          {t("day.title")}
        </Button>
      )}
    </div>
  );
}
