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
 * `issuedAt`: of the token of the player who is signed in, where there is one. Where the storage is full, the consent makes room for it:
 * without one nothing of marketing is loaded either.
 */
export function stopMarketing(issuedAt = 0): void {
  const at = Math.max(Date.now() / 1_000, issuedAt);
  if (stopped.write(at)) return;
  forgetChoice();
  stopped.write(at);
}

/**
 * Somebody is signed in, by a token that was issued then. That of whoever has begun the break is older than it, and stays in every tab
 * until its sign-out is through: it lifts nothing.
 */
export function resumeMarketing(issuedAt: number): void {
  if (issuedAt > (stopped.read() ?? 0)) stopped.forget();
}

export const isMarketingStopped = (): boolean => stopped.read() !== null;
