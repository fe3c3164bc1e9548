"use client";

import { useEffect, useState } from "react";

/** The time in ms since the epoch, read again every `tickMs`. */
export function useNow(tickMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [tickMs]);
  return now;
}
