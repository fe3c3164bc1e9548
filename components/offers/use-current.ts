"use client";

import { useEffect, useState } from "react";
import { longestTimerMs } from "@/lib/core/time/longest-timer";

/** What has not ended: each goes at its time. `endOf`: when one ends, an ISO instant; null for one without an end. */
export function useCurrent<Item>(
  items: readonly Item[] | undefined,
  endOf: (item: Item) => string | null,
): readonly Item[] | undefined {
  const [now, setNow] = useState(Date.now);
  const timeOf = (item: Item): number => Date.parse(endOf(item) ?? "");
  const next = Math.min(...(items ?? []).map(timeOf).filter((end) => end > now));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(next - Date.now() + 1, longestTimerMs));
    return () => clearTimeout(timer);
  }, [next]);
  return items?.filter((item) => !(timeOf(item) <= now));
}
