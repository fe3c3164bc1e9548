import { number, stored } from "@/lib/core/browser-storage";
import { onPlayerChange } from "@/lib/session/player/on-player-change";

const minuteMs = 60_000;

/** When the reminder that is due was first shown, in ms since the epoch by the server's clock: for all tabs, and over a reload. */
const raised = stored<number>({
  owner: "player",
  key: "activity-raised",
  area: "local",
  version: 1,
  parse: number,
});

/** The same in this tab, also where the browser stores nothing: a pause ends there too. */
let raisedHere: number | null = null;

/**
 * Begins the pause, or continues the one that is stored; returns its end in ms since the epoch. A clock that was set back begins it anew.
 * `now`: by the server's clock.
 */
export function keepLock(minutes: number, now: number): number {
  const kept = raised.read();
  const known = kept ?? raisedHere;
  const from = known !== null && known <= now ? known : now;
  if (from !== kept) raised.write(from);
  raisedHere = from;
  return from + minutes * minuteMs;
}

/** The reminder was answered, or is due no more. */
export function forgetLock(): void {
  raisedHere = null;
  raised.forget();
}

// What is stored goes with the sign-out.
onPlayerChange(() => {
  raisedHere = null;
});
