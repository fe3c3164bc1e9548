/** The offset that a clock has at a moment, in minutes behind UTC, as `getTimezoneOffset` gives it. */
export type OffsetAt = (instantMs: number) => number;

const ownOffset: OffsetAt = (instantMs) => new Date(instantMs).getTimezoneOffset();

/** The day of a moment by the player's clock, an ISO date. The offset is that of the moment itself: summer and winter differ. */
export const dayOf = (instantMs: number, offsetAt: OffsetAt = ownOffset): string =>
  new Date(instantMs - offsetAt(instantMs) * 60_000).toISOString().slice(0, 10);

/** When a day begins by the player's clock, in ms. `daysLater`: of the day so many days after it. */
export function startOfDay(day: string, daysLater = 0): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + daysLater).getTime();
}
