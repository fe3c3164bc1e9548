import type { Transaction } from "@/lib/money/transactions/schema";
import { stageOfPayment } from "@/lib/money/transactions/stage";

const dayMs = 86_400_000;

/** What was paid in, in hundredths. */
export interface Deposited {
  today: number;
  week: number;
  month: number;
}

/** What the payments of the last 30 days say to who is about to make another one. */
export interface RecentDeposits {
  /** Null where nobody can sum them up: they are too many, or nobody knows the time. */
  sums: Deposited | null;
  /** Those that are neither paid nor over, the newest first. */
  pending: readonly Transaction[];
}

export const nothingDeposited: Deposited = { today: 0, week: 0, month: 0 };

/** From when on payments are read for it. */
export const depositedSince = (now: number): number => now - 30 * dayMs;

/** The sums of today, in the time zone of the reader, and of the last 7 and 30 times 24 hours. What is not settled is in none. */
export function sumDeposited(payments: readonly Transaction[], now: number): Deposited {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const sumSince = (from: number) =>
    payments.reduce(
      (sum, payment) => (isPaidIn(payment) && Date.parse(payment.transactionDate) >= from ? sum + payment.amount : sum),
      0,
    );
  return { today: sumSince(midnight), week: sumSince(now - 7 * dayMs), month: sumSince(depositedSince(now)) };
}

/** Is it a deposit that is in the account? */
export const isPaidIn = ({ type, category, status }: Transaction): boolean =>
  type === "DEPOSIT" && category === "PAYMENT" && stageOfPayment(status) === "paid";
