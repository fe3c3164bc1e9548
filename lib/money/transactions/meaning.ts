import { type Transaction, transactionTypes } from "./schema";
import { isPendingStatus, isTakenBack, isUnpaid, stageOfPayment } from "./stage";

/** Where an amount went. `none`: it is in no sum, because it has not moved, or because nobody knows which way. */
export type Direction = "in" | "out" | "none";

const inward = ["DEPOSIT", "WIN", "CASHOUT", "BET_VOID", "REVERSAL", "CANCELED"];
/** What a lost bet cost, its BET has taken. */
const outward = ["BET", "WITHDRAW", "DORMANT", "FORFEIT", "WIN_VOID", "CASHOUT_VOID", "REVERSAL_DP"];

type Movement = Pick<Transaction, "type" | "status" | "amount" | "balanceAfterTransaction">;

/**
 * A withdrawal takes its money when it is asked for; anything else moves when it is settled. A payment that is over moved its money too
 * where it left a balance, a withdrawal that is not paid and a deposit that was taken back: what goes the other way then is a row of its
 * own, REVERSAL or REVERSAL_DP.
 */
export function directionOf({ type, status, amount, balanceAfterTransaction }: Movement): Direction {
  if (amount === 0) return "none";
  const hasLeftBalance = typeof balanceAfterTransaction === "number";
  const hasMoved =
    stageOfPayment(status) === "paid" ||
    (type === "WITHDRAW" && (isPendingStatus(status) || (isUnpaid(status) && hasLeftBalance))) ||
    (type === "DEPOSIT" && isTakenBack(status) && hasLeftBalance);
  if (!hasMoved) return "none";
  return outward.includes(type) ? "out" : inward.includes(type) ? "in" : "none";
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

/** The same for who adds it up themselves: null of a type that is not known. */
export const movementOf = (row: Movement): number | null =>
  transactionTypes.some((type) => type === row.type) ? movedBy(row) : null;
