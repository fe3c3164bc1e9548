/** Where a withdrawal stands: by the statuses of transactions (specification "Status vocabularies"). */
export type WithdrawalStage = "check" | "input" | "paid" | "ended";

const paid = ["SUCCESS", "COMPLETED"];
const ended = ["FAILED", "REVERTED", "CANCELLED"];

/** A status that is not known is with the operator: neither paid nor over. */
export function stageOf(status: string): WithdrawalStage {
  if (paid.includes(status)) return "paid";
  if (ended.includes(status)) return "ended";
  return status === "WAITING_INPUT" ? "input" : "check";
}

/** Is its money back? */
export const hasEnded = (status: string): boolean => stageOf(status) === "ended";
