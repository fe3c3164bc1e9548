import { number, stored } from "@/lib/core/browser-storage";

/** When something last happened in any tab. */
const kept = stored<number>({
  owner: "player",
  key: "last-activity",
  area: "local",
  version: 1,
  parse: number,
});

/** A pointer moves many times a second: the other tabs need not hear of each. */
const writeEveryMs = 1_000;

/** The same in this tab, also where the browser stores nothing. */
let latest: number | null = null;
let written: number | null = null;

export function noteActivity(now = Date.now()): void {
  latest = now;
  if (written !== null && Math.abs(now - written) < writeEveryMs) return;
  written = now;
  kept.write(now);
}

/** Nothing is known any more: the player has gone. */
export function forgetActivity(): void {
  latest = null;
  written = null;
}

/** How long nothing has happened in any tab. A clock that was set back, and a player who has just come, begin anew. */
export function idleTime(now = Date.now()): number {
  const known = Math.max(latest ?? 0, kept.read() ?? 0);
  if (known > 0 && known <= now) return now - known;
  forgetActivity();
  noteActivity(now);
  return 0;
}
