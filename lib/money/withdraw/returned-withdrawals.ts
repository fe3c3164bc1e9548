import type { Transaction } from "@/lib/money/transactions/schema";
import { isUnpaid, stageOfPayment } from "@/lib/money/transactions/stage";
import type { Withdrawal } from "./schema";

/** How much earlier than the end of a withdrawal its money may be booked back, in ms: both happen at once. */
const toleranceMs = 60_000;

/**
 * The ids of the withdrawals that were not paid and whose money is back: each has a row REVERSAL of its own, of its amount and not before
 * its end. Without such a row nobody says that it is.
 */
export function returnedWithdrawals(
  withdrawals: readonly Withdrawal[],
  payments: readonly Transaction[],
): ReadonlySet<string> {
  const rows = payments.filter(({ type, status }) => type === "REVERSAL" && stageOfPayment(status) === "paid");
  const used = new Set<Transaction>();
  const ids = new Set<string>();
  for (const { withdrawalId, amount, status, since } of withdrawals) {
    if (!isUnpaid(status)) continue;
    const row = rows.find(
      (each) =>
        !used.has(each) &&
        each.amount === amount &&
        Date.parse(each.transactionDate) >= Date.parse(since) - toleranceMs,
    );
    if (!row) continue;
    used.add(row);
    ids.add(withdrawalId);
  }
  return ids;
}
