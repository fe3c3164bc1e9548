import { number, stored } from "@/lib/core/browser-storage";

/** When a tab last restarted the timer. */
const restarted = stored<number>({
  owner: "player",
  key: "activity-restarted",
  area: "local",
  version: 1,
  parse: number,
});

/** Tells the other tabs that the timer was restarted: one answer closes the reminder in all of them. */
export const announceRestart = (): void => void restarted.write(Date.now());

/** Calls when another tab has restarted the timer. Returns what ends it. */
export function watchRestarts(onRestart: () => void): () => void {
  let known = restarted.read();
  const look = () => {
    const latest = restarted.read();
    if (latest === known) return;
    known = latest;
    if (latest !== null) onRestart();
  };
  addEventListener("storage", look);
  return () => removeEventListener("storage", look);
}
