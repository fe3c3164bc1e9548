import { type DateBounds, type DateRangeReading, readDateRange } from "@/lib/core/time/date-range";
import { dayOf, startOfDay } from "@/lib/core/time/day";
import { periodHours } from "@/lib/core/time/period-options";
import { type TransactionCategory, type TransactionStatus, transactionCategories, transactionStatuses } from "./schema";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The length of the window that the history opens with, in hours. */
const openingHours = 1;

/** The periods that end now, in hours. */
export const periods = [openingHours, ...periodHours, 168, 720] as const;
export type Hours = (typeof periods)[number];

/** What of the history is shown. Either `hour` is set or both days are. */
export interface HistoryFilter {
  category: TransactionCategory | null;
  status: TransactionStatus | null;
  hour: Hours | null;
  /** ISO dates by the player's clock, both included. */
  from: string | null;
  to: string | null;
}

export const openingFilter: HistoryFilter = { category: null, status: null, hour: openingHours, from: null, to: null };

/** Why an address is not followed: a value that no filter has, or what is wrong with its days. */
export type FilterProblem = "unknown" | "incomplete" | Extract<DateRangeReading, { kind: "invalid" }>["problem"];

/** The days that a history of so many days reaches. */
export const reachOf = (days: number, now: number): DateBounds => ({
  earliest: dayOf(now - days * dayMs),
  latest: dayOf(now),
});

/** Reads the filter of an address. Where it cannot be followed, the opening filter stands in, and `problem` says why. */
export function readFilter(
  search: string,
  reach: DateBounds,
): { filter: HistoryFilter; problem: FilterProblem | null } {
  const query = new URLSearchParams(search);
  const refuse = (problem: FilterProblem) => ({ filter: openingFilter, problem });
  const category = knownOf(transactionCategories, query.get("category"));
  const status = knownOf(transactionStatuses, query.get("status"));
  const hour = knownOf(periods.map(String), query.get("hour"));
  if (category === undefined || status === undefined || hour === undefined) return refuse("unknown");
  const days = readDateRange({ from: query.get("from") ?? "", to: query.get("to") ?? "" }, "ymd", reach);
  if (days.kind === "invalid") return refuse(days.problem);
  if (days.kind === "incomplete") return refuse("incomplete");
  const { from, to } = days.kind === "range" ? days : { from: null, to: null };
  const ownHour = periods.find((each) => String(each) === hour) ?? openingHours;
  return { filter: { category, status, hour: from ? null : ownHour, from, to }, problem: null };
}

/** Null where nothing is given, undefined where no such value is known. */
const knownOf = <Value extends string>(values: readonly Value[], given: string | null): Value | null | undefined =>
  given === null ? null : values.find((value) => value === given);

/** The query of the address, without what the history opens with: `readFilter` reads it. */
export function writeFilter({ category, status, hour, from, to }: HistoryFilter): string {
  const query = new URLSearchParams();
  if (category) query.set("category", category);
  if (from && to) {
    query.set("from", from);
    query.set("to", to);
  } else if (hour && hour !== openingHours) query.set("hour", String(hour));
  if (status) query.set("status", status);
  return query.size > 0 ? `?${query}` : "";
}

/** From when to when transactions are read, as ISO instants. `isOpen`: it ends now, so that there may be news. */
export interface HistoryWindow {
  from: string;
  to: string;
  isOpen: boolean;
}

export function windowOf({ hour, from, to }: HistoryFilter, now: number): HistoryWindow {
  const iso = (instantMs: number) => new Date(instantMs).toISOString();
  if (!from || !to) return { from: iso(now - (hour ?? openingHours) * hourMs), to: iso(now), isOpen: true };
  const end = startOfDay(to, 1) - 1;
  return { from: iso(startOfDay(from)), to: iso(Math.min(end, now)), isOpen: end >= now };
}

/** An open window up to a later moment of its filter, without a move of its start: what has happened since is in it too. */
export function extendWindow(window: HistoryWindow, until: string): HistoryWindow {
  return window.isOpen && until > window.to ? { ...window, to: until } : window;
}
