"use client";

import { clsx } from "clsx";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { useDayBreak } from "@/lib/safety/breaks/queries";
import { useToasts } from "@/lib/site/toasts/store";

/**
 * Where the law forbids a second press: one begins a break of 24 hours, with the sentence beside it that says so. Where it is not known
 * whether it has begun, the row of what is open on every page says that. `isLow`: there is no room for the sentence, which is read out.
 */
export function BreakNow({ isLow = false }: { isLow?: boolean }) {
  const t = useTranslations("safety.breaks");
  const tForm = useTranslations("site.form");
  const hintId = useId();
  const { begin, isBusy } = useDayBreak(() => useToasts.getState().show("error", tForm("error.oops.tryAgain")));

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button kind="secondary-small" busy={isBusy} aria-describedby={hintId} onClick={() => void begin()}>
        {t("day.now")}
      </Button>
      <p id={hintId} className={clsx(isLow ? "sr-only" : "min-w-44 flex-1 text-muted text-sm")}>
        {t("day.hint")}
      </p>
    </div>
  );
}
