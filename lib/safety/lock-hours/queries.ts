"use client";

import { useEffect, useState } from "react";
import { stored } from "@/lib/core/browser-storage";
import { watchClock } from "@/lib/core/time/clock-jumps";
import { serverTime } from "@/lib/core/time/server-time";

/** Hours of the day, 0 to 23: locked from the beginning of one to the beginning of the other, over midnight too. */
export interface LockHours {
  from: number;
  to: number;
}

/** With the time zone in which they were chosen: another one of the device moves nothing. */
interface KeptHours extends LockHours {
  zone: string;
}

const isHour = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 23;

const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Of the device, whoever is signed in: a sign-out ends nothing. */
const kept = stored<KeptHours>({
  owner: "browser",
  key: "lock-hours",
  area: "local",
  version: 2,
  parse(value) {
    const { from, to, zone } = Object(value);
    return isHour(from) && isHour(to) && from !== to && isZone(zone) ? { from, to, zone } : null;
  },
  migrate: (value) => ({ ...Object(value), zone: deviceZone() }),
});

function isZone(value: unknown): value is string {
  try {
    return typeof value === "string" && new Intl.DateTimeFormat("en", { timeZone: value }) !== null;
  } catch {
    return false;
  }
}

export const readLockHours = (): LockHours | null => kept.read();

/** Is this moment, in ms since the epoch, one of them? */
export function isWithin({ from, to, zone }: KeptHours, now: number): boolean {
  const hour = Number(new Intl.DateTimeFormat("en", { hour: "numeric", hourCycle: "h23", timeZone: zone }).format(now));
  return from < to ? from <= hour && hour < to : from <= hour || hour < to;
}

/** unknown: there are lock hours, and the server did not say what time it is. They count as begun. */
export type LockState = "open" | "locked" | "unknown";

interface LockReading {
  state: LockState;
  /** In how many ms it may be another one; null without lock hours. */
  nextLookMs: number | null;
}

/** In every time zone an hour begins with a quarter of one of UTC. */
const quarterMs = 900_000;
const retryMs = 10_000;

async function readLock(): Promise<LockReading> {
  if (kept.read() === null) return { state: "open", nextLookMs: null };
  const now = await serverTime();
  const hours = kept.read();
  if (hours === null) return { state: "open", nextLookMs: null };
  if (now === null) return { state: "unknown", nextLookMs: retryMs };
  return { state: isWithin(hours, now) ? "locked" : "open", nextLookMs: quarterMs - (now % quarterMs) };
}

/** Does this device launch no games for real money and pay nothing in now, by the server's clock? Also while the time is unknown. */
export const isLockedNow = async (): Promise<boolean> => (await readLock()).state !== "open";

/**
 * Reports whether this device is in its lock hours: now, whenever they may have begun or ended, and when the tab is shown again or the
 * clock has jumped, after which timers are late. Returns what ends it.
 */
export function watchLock(onState: (state: LockState) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  const look = async () => {
    turn += 1;
    const own = turn;
    const { state, nextLookMs } = await readLock();
    if (own !== turn) return;
    clearTimeout(timer);
    if (nextLookMs !== null) timer = setTimeout(look, nextLookMs);
    onState(state);
  };
  const endClock = watchClock(look);
  document.addEventListener("visibilitychange", look);
  void look();
  return () => {
    turn += 1;
    clearTimeout(timer);
    endClock();
    document.removeEventListener("visibilitychange", look);
  };
}

/** Is this device in its lock hours? Undefined until the server was asked what time it is; asked anew when `hours` change. */
export function useLockState(hours?: unknown): LockState | undefined {
  const [state, setState] = useState<LockState | undefined>(() => (readLockHours() === null ? "open" : undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: hours that were changed are other hours
  useEffect(() => watchLock(setState), [hours]);
  return state;
}

/** Chooses them, or none (null). False where it was not taken: within them or while the time is unknown, or where the browser does not keep it. */
export async function chooseLockHours(hours: LockHours | null): Promise<boolean> {
  if (await isLockedNow()) return false;
  if (hours) return kept.write({ ...hours, zone: deviceZone() });
  kept.forget();
  return kept.read() === null;
}
