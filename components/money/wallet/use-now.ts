"use client";

import { useEffect, useState } from "react";

const tickMs = 10_000;

/** The time, often enough to notice that a balance has become old. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
