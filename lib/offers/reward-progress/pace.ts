import { type Money, money } from "@/lib/core/money";

const dayMs = 86_400_000;

interface Running {
  done: Money;
  required: Money;
  /** ISO 8601. */
  expiresAt: string | null;
}

/** What of a requirement is left, over how many days, begun ones too, and how much of it falls on each, rounded up. */
export function paceOf({ done, required, expiresAt }: Running, now: number) {
  const left = money(Math.max(required.amountMinor - done.amountMinor, 0), required.currency);
  const days = expiresAt === null ? null : Math.max(Math.ceil((Date.parse(expiresAt) - now) / dayMs), 0);
  const perDay = days !== null && days > 1 ? money(Math.ceil(left.amountMinor / days), left.currency) : null;
  return { left, days, perDay };
}
