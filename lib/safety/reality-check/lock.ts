import { stored } from "@/lib/core/browser-storage";

const minuteMs = 60_000;

/** When the reminder that is due was first shown, in ms since the epoch by the server's clock: for all tabs, and over a reload. */
const raised = stored<number>({
  owner: "player",
  key: "activity-raised",
  area: "local",
  version: 1,
  parse: (value) => (typeof value === "number" ? value : null),
});

/** Until when nobody plays on, in ms since the epoch. A clock that was set back begins the pause anew. `now`: by the server's clock. */
export function lockedUntil(minutes: number, now: number): number {
  const known = raised.read();
  const from = known !== null && known <= now ? known : now;
  if (from !== known) raised.write(from);
  return from + minutes * minuteMs;
}

/** The reminder was answered, or is due no more. */
export const forgetLock = (): void => void raised.forget();
