import type { Money } from "@/lib/core/money";
import { type Limit, type LimitPeriod, limitPeriods } from "./schema";

/** The codes of the specification: a day has no lower bound, a month no upper one. */
export type LimitProblem =
  | `${LimitPeriod}.interval`
  | "D.high"
  | "W.high"
  | "W.low"
  | "M.low"
  | "locked"
  /** It is the limit already, or the change that waits. */
  | "same";

/** A bound that the specification has no code for reads as a value that no limit can have. */
export const tooHigh = { D: "D.high", W: "W.high", M: "M.interval" } as const satisfies Record<
  LimitPeriod,
  LimitProblem
>;
export const tooLow = { D: "D.interval", W: "W.low", M: "M.low" } as const satisfies Record<LimitPeriod, LimitProblem>;

/** What the limits of the other periods allow, as they are and as they will be: a day fits into its week, a week into its month. */
export function boundsOf(limits: readonly Limit[], period: LimitPeriod): { least: Money | null; most: Money | null } {
  const place = limitPeriods.indexOf(period);
  const amounts = (isNeighbour: (at: number) => boolean) =>
    limits
      .filter((limit) => isNeighbour(limitPeriods.indexOf(limit.period)))
      .flatMap(({ value, pendingValue }) => [value, pendingValue].filter((amount) => amount !== null))
      .sort((one, other) => one.amountMinor - other.amountMinor);
  return { least: amounts((at) => at < place).at(-1) ?? null, most: amounts((at) => at > place).at(0) ?? null };
}

/** Why an amount cannot be the new value of a limit; null where it can. */
export function limitProblem(amountMinor: number, limit: Limit, limits: readonly Limit[]): LimitProblem | null {
  const { period, value, pendingValue, locked } = limit;
  const { least, most } = boundsOf(limits, period);
  if (amountMinor <= 0) return `${period}.interval`;
  if (value && (amountMinor === value.amountMinor || amountMinor === pendingValue?.amountMinor)) return "same";
  if (locked && value && amountMinor > value.amountMinor) return "locked";
  if (most && amountMinor > most.amountMinor) return tooHigh[period];
  if (least && amountMinor < least.amountMinor) return tooLow[period];
  return null;
}
