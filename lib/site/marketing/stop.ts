import { number, stored } from "@/lib/core/browser-storage";
import { forgetChoice } from "../consent/choice";

/**
 * When a player has begun a break in this browser, in seconds since 1970: nothing of marketing is loaded for whoever uses it, until
 * somebody logs in.
 */
const stopped = stored<number>({
  owner: "browser",
  key: "marketing-stopped",
  area: "local",
  version: 2,
  parse: number,
  // It did not say when: whoever logs in lifts it.
  migrate: () => 0,
});

/**
 * `signedInAt`: of the player who is signed in, where there is one, because the clocks of browser and identity service may differ. Where
 * the storage is full, the consent makes room for it: without one nothing of marketing is loaded either.
 */
export function stopMarketing(signedInAt: number | null = null): void {
  const at = Math.max(Date.now() / 1_000, signedInAt ?? 0);
  if (stopped.write(at)) return;
  forgetChoice();
  stopped.write(at);
}

/**
 * Somebody is signed in, since then. Whoever has begun the break logged in before it, and stays signed in in every tab until the sign-out
 * is through: they lift nothing, nor does a login of which nobody knows when it was. Returns whether a stop has ended.
 */
export function resumeMarketing(signedInAt: number | null): boolean {
  const at = stopped.read();
  if (at === null || (signedInAt ?? 0) <= at) return false;
  stopped.forget();
  return true;
}

export const isMarketingStopped = (): boolean => stopped.read() !== null;
