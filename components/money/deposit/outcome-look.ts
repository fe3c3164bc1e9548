import type { IconName } from "@/components/ui/icon";
import type { Transaction } from "@/lib/money/transactions/schema";
import { isTakenBack, type PaymentStage, stageOfPayment } from "@/lib/money/transactions/stage";

export type Outcome = "checking" | "waiting" | "paid" | "failed" | "cancelled" | "reverted";

const outcomes: Readonly<Record<PaymentStage, Outcome>> = {
  checking: "checking",
  unknown: "checking",
  waiting: "waiting",
  paid: "paid",
  failed: "failed",
  ended: "cancelled",
};

/** What became of a deposit, by the status of its payment. */
export const outcomeOf = ({ status }: Transaction): Outcome =>
  isTakenBack(status) ? "reverted" : outcomes[stageOfPayment(status)];

export const looks: Readonly<Record<Outcome, { icon: IconName | null; edge: string; colour: string }>> = {
  checking: { icon: null, edge: "border-line border-l-muted bg-raised", colour: "text-muted" },
  waiting: { icon: "clock", edge: "border-line border-l-text bg-raised", colour: "text-muted" },
  paid: { icon: "success", edge: "border-transparent border-l-accent bg-accent-soft", colour: "text-accent" },
  failed: { icon: "error", edge: "border-line border-l-danger bg-raised", colour: "text-danger" },
  cancelled: { icon: "error", edge: "border-line border-l-danger bg-raised", colour: "text-danger" },
  reverted: { icon: "error", edge: "border-line border-l-danger bg-raised", colour: "text-danger" },
};
