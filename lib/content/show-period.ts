/** The two pairs of dates that content may carry, ISO instants. */
export interface Dated {
  startDate: string | null;
  endDate: string | null;
  startsAt: string | null;
  endsAt: string | null;
}

/** The time in which a banner is shown: from `from` on, until just before `until`. Milliseconds since 1970, infinite when open. */
export interface ShowPeriod {
  from: number;
  until: number;
}

/**
 * The window of a banner. `startDate`/`endDate` and `startsAt`/`endsAt` double each other: a banner is shown only when now lies in every
 * interval that is present. Text that is not a date counts as absent.
 */
export function showPeriodOf({ startDate, startsAt, endDate, endsAt }: Dated): ShowPeriod {
  return {
    from: Math.max(...times(startDate, startsAt), -Infinity),
    until: Math.min(...times(endDate, endsAt), Infinity),
  };
}

export function isInShowPeriod({ from, until }: ShowPeriod, now: number): boolean {
  return from <= now && now < until;
}

const dayMs = 86_400_000;

/** Is it open, or will it open within a day? A past window never opens again, and a later page will contain one that is further off. */
export function mayOpen({ from, until }: ShowPeriod, now: number): boolean {
  return now < until && from < now + dayMs;
}

/** The next moment at which the result of `isInShowPeriod` changes, or null when it never does again. */
export function nextChange(windows: readonly ShowPeriod[], now: number): number | null {
  const coming = windows.flatMap(({ from, until }) => [from, until]).filter((at) => at > now && Number.isFinite(at));
  return coming.length > 0 ? Math.min(...coming) : null;
}

/** The window as one attribute, "from/until", an open end left empty; null when both are open. */
export function formatShowPeriod({ from, until }: ShowPeriod): string | null {
  if (!Number.isFinite(from) && !Number.isFinite(until)) return null;
  return `${Number.isFinite(from) ? from : ""}/${Number.isFinite(until) ? until : ""}`;
}

export function parseShowPeriod(text: string): ShowPeriod {
  const [from = "", until = ""] = text.split("/");
  return { from: from ? Number(from) : -Infinity, until: until ? Number(until) : Infinity };
}

function times(...dates: (string | null)[]): number[] {
  return dates.map((date) => (date ? Date.parse(date) : Number.NaN)).filter((time) => !Number.isNaN(time));
}
