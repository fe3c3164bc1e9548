import type { DateBounds } from "@/lib/core/time/date-range";
import { startOfDay } from "@/lib/core/time/day";

/** The months that a history reaches into, the newest first: "2026-11". */
export function monthsOf({ earliest, latest }: DateBounds): string[] {
  const months: string[] = [];
  for (let month = latest.slice(0, 7); month >= earliest.slice(0, 7); month = before(month)) months.push(month);
  return months;
}

function before(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7);
}

/** The part of a month that the history has, as ISO instants by the player's clock. */
export function windowOfMonth(month: string, { earliest }: DateBounds, now: number): { from: string; to: string } {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const next = new Date(year, number, 1).getTime();
  return {
    from: new Date(Math.max(startOfDay(`${month}-01`), startOfDay(earliest))).toISOString(),
    to: new Date(Math.min(next - 1, now)).toISOString(),
  };
}
