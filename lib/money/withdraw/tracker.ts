import { type PaymentStage, stageOfPayment } from "@/lib/money/transactions/stage";

/** Where a withdrawal stands; document: it waits for one that its player was asked for; input: for its player, who knows for what. */
export type TrackerStep = Exclude<PaymentStage, "waiting"> | "document" | "input";

/** `documents`: undefined while nobody knows what is asked for. */
export function trackerStep(status: string, documents: readonly { status: string }[] | undefined): TrackerStep {
  const stage = stageOfPayment(status);
  if (stage !== "waiting") return stage;
  const isAsked = documents?.some((document) => document.status === "REQUESTED") ?? false;
  return isAsked ? "document" : "input";
}
