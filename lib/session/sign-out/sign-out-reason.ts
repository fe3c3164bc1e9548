import { number, stored } from "@/lib/core/browser-storage";
import { sessionKeys } from "../storage-probes";

const reasons = ["expired", "refused", "closed", "idle", "idleHere", "limit", "timeOut", "exclusion"] as const;

/**
 * Why a session ended without a sign-out by the player: it expired, a call was not allowed, the account itself was closed, they did
 * nothing (`idleHere`: the platform has not confirmed that log-out), a limit of theirs is used up, or a break has begun, here or on
 * another device.
 */
export type ForcedEnd = (typeof reasons)[number];

const readReason = (value: unknown): ForcedEnd | null => reasons.find((reason) => reason === value) ?? null;

/** Whoever has a break is to go on nowhere. */
export const isBreak = (reason: ForcedEnd): reason is "timeOut" | "exclusion" =>
  reason === "timeOut" || reason === "exclusion";

/** Does it end the sign-ins of the player's other devices too? */
export const endsEverywhere = (reason: ForcedEnd): boolean => reason === "closed" || isBreak(reason);

/** Where a forced sign-out leaves its reason for the next page of this tab. */
export const endReason = stored<ForcedEnd>({
  owner: "browser",
  key: sessionKeys.endReason,
  area: "session",
  version: 1,
  parse: readReason,
  migrate: (value) => value,
});

interface EndNews {
  reason: ForcedEnd;
  atMs: number;
}

/** The time after a forced sign-out in which another tab adopts its reason. */
const newsMs = 5_000;

const news = stored<EndNews>({
  owner: "browser",
  key: sessionKeys.signOutNotice,
  area: "local",
  version: 1,
  parse(value) {
    const { reason, atMs } = Object(value);
    const why = readReason(reason);
    return why && typeof atMs === "number" ? { reason: why, atMs } : null;
  },
});

/** The notice that this tab has sent or read, by its time: each is shown once per tab. */
const known = stored<number>({
  owner: "browser",
  key: "session-end-known",
  area: "session",
  version: 1,
  parse: number,
});

/** Stores the reason for the other tabs, which detect the sign-out by the emptied storage: so this comes first. */
export function notifyOtherTabs(reason: ForcedEnd): void {
  const atMs = Date.now();
  known.write(atMs);
  news.write({ reason, atMs });
}

/** Why another tab has just ended the session, once; null when the player signed out. Older notices are deleted. */
export function readOtherTab(): ForcedEnd | null {
  const stored = news.read();
  if (!stored) return null;
  const isOld = Math.abs(Date.now() - stored.atMs) >= newsMs;
  if (isOld) news.forget();
  if (isOld || known.read() === stored.atMs) return null;
  known.write(stored.atMs);
  return stored.reason;
}
