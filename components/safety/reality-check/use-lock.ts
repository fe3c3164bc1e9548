"use client";

import { useEffect, useState } from "react";
import { serverTime } from "@/lib/core/time/server-time";
import { lockedUntil } from "@/lib/safety/reality-check/lock";

const minuteMs = 60_000;

/** Until when play does not go on, in ms by the device's clock, which the player reads; null once it may. The server's clock ends it. */
export function useLock(minutes: number): number | null {
  // The whole, until the server has said what time it is.
  const [leftMs, setLeftMs] = useState(minutes * minuteMs);
  const isLocked = leftMs > 0;
  useEffect(() => {
    if (!isLocked) return;
    let isLeft = false;
    const look = () =>
      void serverTime().then((now) => {
        if (!isLeft) setLeftMs(lockedUntil(minutes, now) - now);
      });
    look();
    const timer = setInterval(look, 1_000);
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, [isLocked, minutes]);
  return isLocked ? Date.now() + leftMs : null;
}
