"use client";

import { useEffect } from "react";
import { isInShowPeriod, nextChange, parseShowPeriod } from "@/lib/content/show-period";
import { longestTimerMs } from "@/lib/core/time/longest-timer";

/** Shows and hides the elements of a cached page at their times, to the moment, in a page that stays open too. */
export function ShowPeriods() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const apply = () => {
      const elements = [...document.querySelectorAll<HTMLElement>("[data-window]")];
      const now = Date.now();
      const windows = elements.map((element) => {
        const window = parseShowPeriod(element.dataset.window ?? "");
        element.hidden = !isInShowPeriod(window, now);
        return window;
      });
      const next = nextChange(windows, now);
      if (next !== null) timer = setTimeout(apply, Math.min(next - now, longestTimerMs));
    };
    apply();
    return () => clearTimeout(timer);
  }, []);
  return null;
}
