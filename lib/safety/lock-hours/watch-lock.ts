"use client";

import { useEffect, useState } from "react";
import { watchClock } from "@/lib/core/time/clock-jumps";
import { type LockState, readLock, readLockHours } from "./queries";

/**
 * Reports whether this device is in its lock hours: now, whenever they may have begun or ended, and when the tab is shown again or the
 * clock has jumped, after which timers are late. Returns what ends it.
 */
export function watchLock(onState: (state: LockState) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  const look = async () => {
    turn += 1;
    const own = turn;
    const { state, nextLookMs } = await readLock();
    if (own !== turn) return;
    clearTimeout(timer);
    if (nextLookMs !== null) timer = setTimeout(look, nextLookMs);
    onState(state);
  };
  const endClock = watchClock(look);
  document.addEventListener("visibilitychange", look);
  void look();
  return () => {
    turn += 1;
    clearTimeout(timer);
    endClock();
    document.removeEventListener("visibilitychange", look);
  };
}

/** Is this device in its lock hours? Undefined until the server was asked what time it is; asked anew when `hours` change. */
export function useLockState(hours?: unknown): LockState | undefined {
  const [state, setState] = useState<LockState | undefined>(() => (readLockHours() === null ? "open" : undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: hours that were changed are other hours
  useEffect(() => watchLock(setState), [hours]);
  return state;
}
