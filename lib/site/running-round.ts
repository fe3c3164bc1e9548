"use client";

import { useState } from "react";
import { create } from "zustand";

/** Longer than any reels turn: a provider that forgets to report the end of a round hides no money. */
export const longestHoldMs = 6_000;

interface RunningRound {
  isRunning: boolean;
}

/** Is a round running in the game of this tab? */
const useRunningRound = create<RunningRound>()(() => ({ isRunning: false }));

let timer: ReturnType<typeof setTimeout> | undefined;

/** Reports that a round of this tab's game has begun, has ended, or is nobody's any more because the game was left. */
export function reportRound(isRunning: boolean): void {
  clearTimeout(timer);
  useRunningRound.setState({ isRunning });
  if (isRunning) timer = setTimeout(() => useRunningRound.setState({ isRunning: false }), longestHoldMs);
}

/**
 * The value at the start of the round that runs in this tab, so that a figure does not reveal what the reels have not shown yet;
 * without a round, the current value. `canWait`: is it a value that a figure shows?
 */
export function useValueHeldDuringRound<Known>(known: Known, canWait: (held: Known) => boolean): Known {
  const isRunning = useRunningRound((state) => state.isRunning);
  const [held, setHeld] = useState(known);
  const isHeld = isRunning && canWait(held);
  if (!isHeld && held !== known) setHeld(known);
  return isHeld ? held : known;
}
