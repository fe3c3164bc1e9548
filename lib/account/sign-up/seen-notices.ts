import { stored } from "@/lib/core/browser-storage";

const most = 20;

/** Players who have seen a notice in this browser, the latest first: the browser's own, since their sign-out does not make it unseen. */
function rememberPlayers(key: string, area: "local" | "session") {
  const kept = stored<readonly string[]>({
    owner: "browser",
    key,
    area,
    version: 1,
    parse: (value) => (Array.isArray(value) ? value.filter((each) => typeof each === "string") : null),
  });
  const read = () => kept.read() ?? [];
  return {
    /** True the first time for each player. */
    claim(playerId: string): boolean {
      if (read().includes(playerId)) return false;
      kept.write([playerId, ...read()].slice(0, most));
      return true;
    },
  };
}

/** The players that were welcomed on this device. */
const welcomed = rememberPlayers("welcomed", "local");
/** Players who have seen in this visit that their sign-up is not finished. */
export const notifiedUnfinished = rememberPlayers("told-unfinished", "session");

/** Longer than a stored value takes to reach the other tabs. */
const heldMs = 5_000;

/**
 * True in one tab, once for each player. Several tabs learn of a sign-in at the same time, and what one of them stores the others
 * see a moment later: a lock decides. A browser without locks has the stored value alone.
 */
export function claimWelcome(playerId: string): Promise<boolean> {
  const { locks } = navigator;
  if (!locks) return Promise.resolve(welcomed.claim(playerId));
  return new Promise((resolve) => {
    locks
      .request(`welcome-${playerId}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null && welcomed.claim(playerId));
        return lock && new Promise((release) => setTimeout(release, heldMs));
      })
      .catch(() => resolve(welcomed.claim(playerId)));
  });
}

/** Resolves once somebody can see the page, never after the signal. */
export function whenVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => document.visibilityState !== "hidden" && resolve();
    document.addEventListener("visibilitychange", look, { signal });
    look();
  });
}
