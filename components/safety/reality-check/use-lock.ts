"use client";

import { useEffect, useState } from "react";
import { lockedUntil } from "@/lib/safety/reality-check/lock";

/** Until when play does not go on, in ms since the epoch; null once it may. */
export function useLock(minutes: number): number | null {
  const [until] = useState(() => lockedUntil(minutes));
  const [now, setNow] = useState(Date.now);
  const isLocked = now < until;
  useEffect(() => {
    if (!isLocked) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isLocked]);
  return isLocked ? until : null;
}
