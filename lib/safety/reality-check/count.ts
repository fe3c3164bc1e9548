import { create } from "zustand";
import { number, stored } from "@/lib/core/browser-storage";
import { onPlayerChange } from "@/lib/session/player/on-player-change";

/** When this browser began to count, in ms since the epoch by the device's clock: for all tabs, and over a reload. */
const kept = stored<number>({
  owner: "player",
  key: "activity-counted-from",
  area: "local",
  version: 1,
  parse: number,
});

/** The minutes that this browser counts by itself while the platform's timer cannot be relied on. Null: it counts none. */
export const useCount = create<{ from: number | null }>(() => ({ from: null }));

/**
 * Begins to count, or continues. A clock that was set back begins it anew. `keeps`: also over a reload, and from where another tab or
 * an earlier page has begun.
 */
export function beginCount(keeps: boolean, now = Date.now()): void {
  const known = (keeps ? kept.read() : null) ?? useCount.getState().from;
  const from = known !== null && known <= now ? known : now;
  if (keeps) kept.write(from);
  useCount.setState({ from });
}

/** The platform counts. */
export function endCount(): void {
  kept.forget();
  useCount.setState({ from: null });
}

/** The reminder was answered, or the setting changed: what is counted begins anew. */
export function restartCount(now = Date.now()): void {
  if (useCount.getState().from === null) return;
  if (kept.read() !== null) kept.write(now);
  useCount.setState({ from: now });
}

// What is stored goes with the sign-out.
onPlayerChange(() => useCount.setState({ from: null }));
