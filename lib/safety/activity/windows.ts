/** A part of somebody's time, as ISO instants. */
export interface TimeWindow {
  from: string;
  to: string;
}

/** A month by the player's clock: "2026-11". */
export interface MonthWindow extends TimeWindow {
  month: string;
}

const iso = (instantMs: number) => new Date(instantMs).toISOString();

/** The newest months by the player's clock, the present one first: it ends now, the others with their last millisecond. */
export function monthWindows(count: number, now: number): MonthWindow[] {
  const today = new Date(now);
  return Array.from({ length: count }, (_, at) => {
    const first = new Date(today.getFullYear(), today.getMonth() - at, 1);
    const next = new Date(today.getFullYear(), today.getMonth() - at + 1, 1);
    const month = `${first.getFullYear()}-${String(first.getMonth() + 1).padStart(2, "0")}`;
    return { month, from: iso(first.getTime()), to: iso(Math.min(next.getTime() - 1, now)) };
  });
}

const dayMs = 86_400_000;

/** So many times 24 hours until `now`. */
export const lastDays = (days: number, now: number): TimeWindow => ({ from: iso(now - days * dayMs), to: iso(now) });

/** A login, until the next one or now. */
export interface LoginWindow extends TimeWindow {
  /** Has no other login followed? */
  isLast: boolean;
}

/** The newest logins with the time until the next one, the newest first. What is not a time, or is still to come, is left out. */
export function loginWindows(dates: readonly string[], count: number, now: number): LoginWindow[] {
  const starts = [...new Set(dates.map((date) => Date.parse(date)))]
    .filter((start) => start <= now)
    .sort((one, other) => other - one);
  return starts.slice(0, count).map((start, at) => {
    const next = starts[at - 1];
    return { from: iso(start), to: iso(next === undefined ? now : next - 1), isLast: next === undefined };
  });
}
