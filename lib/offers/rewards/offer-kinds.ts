import type { OfferKind } from "@/lib/market/policy/orders";
import type { Reward } from "./schema";

/** A registration asks for no deposit. Of any other trigger the platform does not say whether it is of the first play. */
const kindOfTrigger: Readonly<Partial<Record<NonNullable<Reward["trigger"]>, OfferKind>>> = {
  firstDeposit: "first",
  secondDeposit: "later",
  thirdDeposit: "later",
  fourthDeposit: "later",
  fifthDeposit: "later",
  registration: "advance",
};

/** The kinds that the platform tells of an offer for certain; none of one that it does not tell. */
export function offerKindsOf({ trigger, category }: Pick<Reward, "trigger" | "category">): OfferKind[] {
  const byTrigger = trigger && kindOfTrigger[trigger];
  return [...(byTrigger ? [byTrigger] : []), ...(category === "loyalty" ? (["loyalty"] as const) : [])];
}

/** May the reward be offered where the law allows these kinds? What was given already is nobody's offer any more. */
export const mayBeOffered = (
  reward: Pick<Reward, "assignmentId" | "trigger" | "category">,
  allowed: readonly OfferKind[],
): boolean => reward.assignmentId !== null || offerKindsOf(reward).every((kind) => allowed.includes(kind));
