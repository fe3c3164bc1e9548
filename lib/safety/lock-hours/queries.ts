import { stored } from "@/lib/core/browser-storage";

/** Hours of the day by this device's clock, 0 to 23: locked from the beginning of one to the beginning of the other, over midnight too. */
export interface LockHours {
  from: number;
  to: number;
}

const isHour = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 23;

/** Of the device, whoever is signed in: a sign-out ends nothing. */
const kept = stored<LockHours>({
  owner: "browser",
  key: "lock-hours",
  area: "local",
  version: 1,
  parse(value) {
    const { from, to } = Object(value);
    return isHour(from) && isHour(to) && from !== to ? { from, to } : null;
  },
});

export const readLockHours = (): LockHours | null => kept.read();

/** Does the device's clock stand in them? */
export function isWithin({ from, to }: LockHours, now: Date): boolean {
  const hour = now.getHours();
  return from < to ? from <= hour && hour < to : from <= hour || hour < to;
}

/** Does this device launch no games for real money and pay nothing in now? */
export function isLockedNow(now = new Date()): boolean {
  const hours = kept.read();
  return hours !== null && isWithin(hours, now);
}

/** Chooses them, or none (null). False where it was not taken: within them, or where the browser does not keep it. */
export function chooseLockHours(hours: LockHours | null, now = new Date()): boolean {
  if (isLockedNow(now)) return false;
  if (hours) return kept.write(hours);
  kept.forget();
  return kept.read() === null;
}
