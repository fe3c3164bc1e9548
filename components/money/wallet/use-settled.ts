"use client";

import { useEffect, useState } from "react";

const restMs = 3_000;

/** The value that last stayed unchanged for three seconds. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
