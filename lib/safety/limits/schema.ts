import * as z from "zod/mini";
import { Amount } from "@/lib/core/decimal-amount";
import { currencies, type Money, money } from "@/lib/core/money";
import { Instant } from "@/lib/core/time/instant";

/** What is limited: what a player pays in, and what they stake. */
export type LimitKind = "deposit" | "spend";

/** Day, week, month: the calendar's, in the time zone that the platform counts for the player. */
export const limitPeriods = ["D", "W", "M"] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** A limit as the platform knows it. Moments are ISO 8601. */
export interface Limit {
  period: LimitPeriod;
  /** Null: no limit is set. */
  value: Money | null;
  /** What holds from `pendingDate` on; null beside a date: the limit is removed then. */
  pendingValue: Money | null;
  /** Null: no change awaits effect. */
  pendingDate: string | null;
  /** May it not be raised or removed? */
  locked: boolean;
  /** Null for a limit that was never set. */
  updatedAt: string | null;
  /** The present period. */
  startedAt: string;
  resetAt: string;
  /** Counted since `startedAt`, without a limit too. */
  used: Money;
  /** Never below 0; null without a limit. */
  remaining: Money | null;
}

/**
 * A limit of the platform (specification "Gambling limits"); its `currency` is assumed. `value` has to be there: only a null that was
 * sent is "no limit".
 */
const PlatformLimit = z
  .object({
    duration: z.enum(limitPeriods),
    currency: z.enum(currencies),
    value: z.nullable(Amount),
    pendingValue: z.nullish(Amount),
    pendingDate: z.nullish(Instant),
    locked: z._default(z.boolean(), false),
    updatedAt: z.nullish(Instant),
    startedAt: Instant,
    resetAt: Instant,
    used: Amount,
    remaining: z.nullish(Amount),
  })
  .check(
    z.refine(({ pendingValue, pendingDate }) => pendingValue == null || pendingDate != null, {
      error: "waits without a date",
      path: ["pendingDate"],
    }),
  );

/** All three periods, in their order. A period that is missing or doubled fails: it is not a period without a limit. */
export const Limits = z.pipe(
  z.array(PlatformLimit).check(z.refine(hasEachPeriodOnce, "has not each period once")),
  z.transform((sent): Limit[] => sent.map(readLimit).sort((a, b) => orderOf(a) - orderOf(b))),
);

function hasEachPeriodOnce(limits: readonly { duration: LimitPeriod }[]): boolean {
  return (
    limits.length === limitPeriods.length && new Set(limits.map(({ duration }) => duration)).size === limits.length
  );
}

function readLimit({
  duration,
  currency,
  value,
  pendingValue,
  pendingDate,
  ...sent
}: z.infer<typeof PlatformLimit>): Limit {
  const amount = (amountMinor: number | null | undefined) =>
    amountMinor == null ? null : money(amountMinor, currency);
  return {
    period: duration,
    value: amount(value),
    pendingValue: amount(pendingValue),
    pendingDate: pendingDate ?? null,
    locked: sent.locked,
    updatedAt: sent.updatedAt ?? null,
    startedAt: sent.startedAt,
    resetAt: sent.resetAt,
    used: money(sent.used, currency),
    remaining: value === null ? null : money(Math.max(0, sent.remaining ?? value - sent.used), currency),
  };
}

const orderOf = ({ period }: Limit) => limitPeriods.indexOf(period);
