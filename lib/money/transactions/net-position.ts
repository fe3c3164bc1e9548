import { movedBy } from "./meaning";
import type { Transaction } from "./schema";
import { isPendingStatus, stageOfPayment } from "./stage";

/** What came in from outside and what went out to it, in hundredths. */
export interface NetDeposits {
  in: number;
  out: number;
}

/**
 * Of the payments of a window: a withdrawal counts from when it is asked for, and no more once it came back. What is not settled on
 * the way in counts for nothing.
 */
export function sumPayments(payments: readonly Transaction[]): NetDeposits {
  const sums = { in: 0, out: 0 };
  for (const payment of payments) {
    const { type, status, amount } = payment;
    if (type === "DEPOSIT" || type === "REVERSAL_DP") sums.in += movedBy(payment);
    if (type === "WITHDRAW" && (stageOfPayment(status) === "paid" || isPendingStatus(status))) sums.out += amount;
  }
  return sums;
}
