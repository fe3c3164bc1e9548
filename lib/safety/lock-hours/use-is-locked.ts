"use client";

import { useEffect, useState } from "react";
import { isLockedNow, readLockHours } from "./queries";

/** Is this device in its lock hours? Undefined until the server has said what time it is. `hours`: asked again when they change. */
export function useIsLocked(hours?: unknown): boolean | undefined {
  const [isLocked, setIsLocked] = useState(() => (readLockHours() === null ? false : undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: hours that were changed are other hours
  useEffect(() => {
    let isLeft = false;
    void isLockedNow().then((now) => {
      if (!isLeft) setIsLocked(now);
    });
    return () => {
      isLeft = true;
    };
  }, [hours]);
  return isLocked;
}
