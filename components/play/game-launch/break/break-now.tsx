"use client";

import { HintedButton } from "@/components/ui/hinted-button";
import { useDayBreak } from "@/lib/safety/day-break/queries";

/** Where the law forbids a second press: one begins a break of 24 hours. `isLow`: there is no room for the sentence that says so. */
export function BreakNow({ isLow = false }: { isLow?: boolean }) {
  const { now, hint, isBusy, begin } = useDayBreak();
  return (
    <HintedButton hint={hint} isLow={isLow} busy={isBusy} onClick={() => void begin()}>
      {now}
    </HintedButton>
  );
}
