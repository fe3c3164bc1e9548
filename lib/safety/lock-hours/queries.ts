"use client";

import { useEffect, useState } from "react";
import { stored } from "@/lib/core/browser-storage";
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

/** Does this device launch no games for real money and pay nothing in now, by the server's clock? */
export async function isLockedNow(): Promise<boolean> {
  if (kept.read() === null) return false;
  const now = await serverTime();
  const hours = kept.read();
  return hours !== null && isWithin(hours, now);
}

/** Is this device in its lock hours? Undefined until the server has said what time it is. `hours`: asked again when they change. */
export function useIsLocked(hours?: unknown): boolean | undefined {
  const [isLocked, setIsLocked] = useState(() => (readLockHours() === null ? false : undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: hours that were changed are other hours
  useEffect(() => {
    let isLeft = false;
    void isLockedNow().then((now) => {
      if (!isLeft) setIsLocked(now);
    });
    return () => {
      isLeft = true;
    };
  }, [hours]);
  return isLocked;
}

/** Chooses them, or none (null). False where it was not taken: within them, or where the browser does not keep it. */
export async function chooseLockHours(hours: LockHours | null): Promise<boolean> {
  if (await isLockedNow()) return false;
  if (hours) return kept.write({ ...hours, zone: deviceZone() });
  kept.forget();
  return kept.read() === null;
}
