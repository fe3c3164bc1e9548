"use client";

import { useEffect, useState } from "react";
import { watchClock } from "@/lib/core/time/clock-jumps";
import { countedServerTime, serverTime } from "@/lib/core/time/server-time";

/** The time by the server's clock, in ms since the epoch; by the device's where the server does not say. */
export const serverNow = (): number => countedServerTime() ?? Date.now();

/** Was the server asked what time it is? It is asked again once the device's clock was set, or the tab is shown again. */
export function useServerClock(): boolean {
  const [isAsked, setAsked] = useState(() => countedServerTime() !== null);
  useEffect(() => {
    const ask = () => void serverTime().then(() => setAsked(true));
    ask();
    const endWatch = watchClock(ask);
    document.addEventListener("visibilitychange", ask);
    return () => {
      endWatch();
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);
  return isAsked;
}
