"use client";

import { useEffect, useState } from "react";

/** After how long a wait is called long. */
export const slowMs = 5_000;

/** Has a wait lasted long? */
export function useSlow(isWaiting: boolean, afterMs = slowMs): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), afterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting, afterMs]);
  return isSlow;
}
