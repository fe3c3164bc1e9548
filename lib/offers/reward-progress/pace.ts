import { type Money, money } from "@/lib/core/money";

const dayMs = 86_400_000;

interface Running {
  done: Money;
  required: Money;
  /** ISO 8601. */
  expiresAt: string | null;
}

/**
 * What of a requirement is left, over how many whole days, as the line of its end counts them, and how much of it falls on each, rounded
 * up. Below one day there are none.
 */
export function paceOf({ done, required, expiresAt }: Running, now: number) {
  const left = money(Math.max(required.amountMinor - done.amountMinor, 0), required.currency);
  const days = expiresAt === null ? null : wholeDays(Date.parse(expiresAt) - now);
  const perDay = days !== null && days > 1 ? money(Math.ceil(left.amountMinor / days), left.currency) : null;
  return { left, days, perDay };
}

const wholeDays = (leftMs: number): number | null => (leftMs >= dayMs ? Math.floor(leftMs / dayMs) : null);
