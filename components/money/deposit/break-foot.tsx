"use client";

import { useId } from "react";
import { useMarketRules } from "@/components/site/use-market-rules";
import { Button } from "@/components/ui/button";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { useDayBreak } from "@/lib/safety/breaks/queries";
import { breakDialog } from "@/lib/safety/dialogs";
import { useDialogs } from "@/lib/site/dialogs/store";
import { useToasts } from "@/lib/site/toasts/store";

/**
 * The way to a break at the foot of the deposit, which covers the one of the page. One press begins it where the law forbids a second;
 * while the law could not be read the way is there all the same, with its confirmation.
 */
export function BreakFoot() {
  const t = useTranslations("safety.breaks");
  const { query, rules } = useMarketRules();
  if (query.isPending) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is part of a form
    <div role="group" aria-label={t("day.title")} className="mt-6 border-line border-t pt-4">
      {rules?.breakConfirmation === false ? (
        <BreakNow />
      ) : (
        <Button kind="quiet-small" onClick={() => useDialogs.getState().open(breakDialog, null)}>
          {t("day.title")}
        </Button>
      )}
    </div>
  );
}

/** Where it is not known whether the break has begun, the row of what is open on every page says that. */
function BreakNow() {
  const t = useTranslations("safety.breaks");
  const tForm = useTranslations("site.form");
  const hintId = useId();
  const { begin, isBusy } = useDayBreak(() => useToasts.getState().show("error", tForm("error.oops.tryAgain")));

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button kind="secondary-small" busy={isBusy} aria-describedby={hintId} onClick={() => void begin()}>
        {t("day.now")}
      </Button>
      <p id={hintId} className="min-w-44 flex-1 text-muted text-sm">
        {t("day.hint")}
      </p>
    </div>
  );
}
