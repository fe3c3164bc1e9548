import { type DateOrder, type DateProblem, readDate } from "../form/date-input";

/** The first and the last day as they are typed. */
export interface DateRangeInput {
  from: string;
  to: string;
}

/** The days that may be chosen, ISO dates, both included. */
export interface DateBounds {
  earliest: string;
  latest: string;
}

export type DateRangeReading =
  | { kind: "empty" }
  /** ISO dates: the first and the last day, both included. */
  | { kind: "range"; from: string; to: string }
  | { kind: "incomplete" }
  | { kind: "invalid"; field: "from" | "to"; problem: DateProblem | "tooEarly" | "tooLate" | "endsBeforeStart" };

/** Reads two days. The first fault counts; that of the end before the start is found only where both are days within the bounds. */
export function readDateRange(input: DateRangeInput, order: DateOrder, bounds: DateBounds): DateRangeReading {
  const [from, to] = [readDate(input.from, order), readDate(input.to, order)];
  for (const [field, reading] of [["from", from] as const, ["to", to] as const]) {
    if (reading.kind === "invalid") return { kind: "invalid", field, problem: reading.problem };
    if (reading.kind !== "date") continue;
    // ISO dates are in the order of their days.
    if (reading.date < bounds.earliest) return { kind: "invalid", field, problem: "tooEarly" };
    if (reading.date > bounds.latest) return { kind: "invalid", field, problem: "tooLate" };
  }
  if (from.kind === "empty" && to.kind === "empty") return { kind: "empty" };
  if (from.kind !== "date" || to.kind !== "date") return { kind: "incomplete" };
  if (to.date < from.date) return { kind: "invalid", field: "to", problem: "endsBeforeStart" };
  return { kind: "range", from: from.date, to: to.date };
}
