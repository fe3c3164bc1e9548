import { useEffect, useState } from "react";

const restMs = 3_000;

/** The value as it was when it last stood still for three seconds. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
