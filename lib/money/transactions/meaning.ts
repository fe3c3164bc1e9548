import type { Transaction } from "./schema";

/** Where an amount went. `none`: it is in no sum, because it has not moved, or has come back. */
export type Direction = "in" | "out" | "none";

const outward = ["BET", "WITHDRAW", "DORMANT", "FORFEIT", "WIN_VOID", "CASHOUT_VOID", "REVERSAL_DP"];
const settled = ["SUCCESS", "COMPLETED"];

/** A withdrawal takes its money when it is asked for; anything else moves when it is settled. */
export function directionOf({ type, status, amount }: Pick<Transaction, "type" | "status" | "amount">): Direction {
  if (amount === 0) return "none";
  const hasMoved = settled.includes(status) || (type === "WITHDRAW" && isOpen(status));
  if (!hasMoved) return "none";
  return outward.includes(type) ? "out" : "in";
}

/** Does somebody still have to act on it? */
export const isOpen = (status: string): boolean => status === "PENDING" || status === "WAITING_INPUT";

/** A deposit of which nobody can say yet whether it was paid. */
export const isChecked = ({ type, category, status }: Transaction): boolean =>
  type === "DEPOSIT" && category === "PAYMENT" && isOpen(status);

/** What it changes in a sum, in hundredths. */
export function movedBy(row: Pick<Transaction, "type" | "status" | "amount">): number {
  const direction = directionOf(row);
  if (direction === "none") return 0;
  return direction === "in" ? row.amount : -row.amount;
}
