"use client";

import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Spinner } from "@/components/ui/spinner";
import { calendarTag } from "@/lib/core/time/calendar-tag";
import { inUnit } from "@/lib/core/time/in-unit";
import { pageTag } from "@/lib/market/messages/fetch";
import { useDayBreak } from "@/lib/safety/day-break/queries";

interface DayBreakButtonProps {
  /** Of the link in whose place it stands. */
  className: string;
  /** What the link shows, whose room the button keeps: nothing in the bar moves. */
  children: ReactNode;
}

/**
 * One press in the header begins a break of 24 hours. There is no room for the sentence that says so: it is the button's description,
 * and stands beside a pointer.
 */
export function DayBreakButton({ className, children }: DayBreakButtonProps) {
  const { now, hint, begin, isBusy } = useDayBreak();
  const length = inUnit(24, "hour", calendarTag(pageTag()), "narrow");

  return (
    <button
      type="button"
      className={clsx(className, isBusy && "cursor-progress")}
      aria-label={`${length}: ${now}`}
      title={hint}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : () => void begin()}
    >
      <span className="invisible contents">{children}</span>
      <span className="absolute inset-0 grid place-items-center text-center font-650 text-xs/none">
        {isBusy ? <Spinner /> : length}
      </span>
    </button>
  );
}
