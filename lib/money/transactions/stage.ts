import type { TransactionStatus } from "./schema";

/**
 * Where a payment stands (specification "Status vocabularies"). checking: with the operator or a bank. waiting: for its player. ended:
 * nobody pays it any more, or it was taken back. unknown: by a status that the specification does not have.
 */
export type PaymentStage = "checking" | "waiting" | "paid" | "failed" | "ended" | "unknown";

const stages: Readonly<Record<TransactionStatus, PaymentStage>> = {
  PENDING: "checking",
  WAITING_INPUT: "waiting",
  SUCCESS: "paid",
  COMPLETED: "paid",
  FAILED: "failed",
  CANCELLED: "ended",
  REVERTED: "ended",
};
const byStatus: ReadonlyMap<string, PaymentStage> = new Map(Object.entries(stages));

export const stageOfPayment = (status: string): PaymentStage => byStatus.get(status) ?? "unknown";

/** Does somebody still have to act on it? */
export function isPendingStatus(status: string): boolean {
  const stage = stageOfPayment(status);
  return stage === "checking" || stage === "waiting";
}

/** Is it over without having been paid? */
export function isUnpaid(status: string): boolean {
  const stage = stageOfPayment(status);
  return stage === "failed" || stage === "ended";
}

/** Was it paid, and taken back since? */
export const isTakenBack = (status: string): boolean => status === "REVERTED";

/** Will it stay as it is? */
export const isOver = (status: string): boolean => stageOfPayment(status) === "paid" || isUnpaid(status);
