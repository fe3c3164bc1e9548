import type { Transaction } from "@/lib/money/transactions/schema";
import { stageOfPayment } from "@/lib/money/transactions/stage";

const dayMs = 86_400_000;

/** What was paid in, in hundredths. */
export interface Deposited {
  today: number;
  week: number;
  month: number;
}

/** From when on payments are read for it. */
export const depositedSince = (now: number): number => now - 30 * dayMs;

/** The sums of today, by the clock of the reader, and of the last 7 and 30 times 24 hours. What is not settled is in none. */
export function sumDeposited(payments: readonly Transaction[], now: number): Deposited {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const sumSince = (from: number) =>
    payments.reduce(
      (sum, payment) => (isPaid(payment) && Date.parse(payment.transactionDate) >= from ? sum + payment.amount : sum),
      0,
    );
  return { today: sumSince(midnight), week: sumSince(now - 7 * dayMs), month: sumSince(depositedSince(now)) };
}

const isPaid = ({ type, category, status }: Transaction) =>
  type === "DEPOSIT" && category === "PAYMENT" && stageOfPayment(status) === "paid";
