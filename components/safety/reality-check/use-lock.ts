"use client";

import { useEffect, useState } from "react";
import { serverTime } from "@/lib/core/time/server-time";
import { keepLock } from "@/lib/safety/reality-check/lock";

const minuteMs = 60_000;

/**
 * Until when play does not go on, in ms by the device's clock, which the player reads; null once it may. The server's clock ends it: while
 * nobody knows the time, the pause does not pass, and its end is unknown.
 */
export function useLock(minutes: number): number | "unknown" | null {
  // The whole, until the server has said what time it is.
  const [leftMs, setLeftMs] = useState(minutes * minuteMs);
  const [isUnknown, setUnknown] = useState(false);
  const isLocked = leftMs > 0;
  useEffect(() => {
    if (!isLocked) return;
    let isLeft = false;
    const look = () =>
      void serverTime().then((now) => {
        if (isLeft) return;
        setUnknown(now === null);
        if (now !== null) setLeftMs(keepLock(minutes, now) - now);
      });
    look();
    const timer = setInterval(look, 1_000);
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, [isLocked, minutes]);
  if (!isLocked) return null;
  return isUnknown ? "unknown" : Date.now() + leftMs;
}
