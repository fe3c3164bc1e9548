import type { Transaction } from "./schema";
import { isPendingStatus, isUnpaid, stageOfPayment } from "./stage";

/** Where an amount went. `none`: it is in no sum, because it has not moved. */
export type Direction = "in" | "out" | "none";

const outward = ["BET", "WITHDRAW", "DORMANT", "FORFEIT", "WIN_VOID", "CASHOUT_VOID", "REVERSAL_DP"];

type Movement = Pick<Transaction, "type" | "status" | "amount" | "balanceAfterTransaction">;

/**
 * A withdrawal takes its money when it is asked for; anything else moves when it is settled. A withdrawal that is not paid took its
 * money too where it left a balance: the money comes back by a REVERSAL, which is a row of its own.
 */
export function directionOf({ type, status, amount, balanceAfterTransaction }: Movement): Direction {
  if (amount === 0) return "none";
  const hasLeft = isPendingStatus(status) || (isUnpaid(status) && typeof balanceAfterTransaction === "number");
  const hasMoved = stageOfPayment(status) === "paid" || (type === "WITHDRAW" && hasLeft);
  if (!hasMoved) return "none";
  return outward.includes(type) ? "out" : "in";
}

/** A deposit of which nobody can say yet whether it was paid. */
export const isChecked = ({ type, category, status }: Transaction): boolean =>
  type === "DEPOSIT" && category === "PAYMENT" && isPendingStatus(status);

/** What it changes in a sum, in hundredths. */
export function movedBy(row: Movement): number {
  const direction = directionOf(row);
  if (direction === "none") return 0;
  return direction === "in" ? row.amount : -row.amount;
}
