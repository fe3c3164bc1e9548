import { number, stored } from "@/lib/core/browser-storage";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

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

// Nothing of one player is another's; what is stored goes with the sign-out.
useSession.subscribe((session, before) => {
  if (playerIn(session)?.playerId !== playerIn(before)?.playerId) raisedHere = null;
});
