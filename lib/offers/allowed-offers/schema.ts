import type { OfferKind } from "@/lib/market/policy/strictness";
import { offerKinds } from "../rewards/kinds";
import type { Reward } from "../rewards/schema";

/** The kinds that the platform tells of an offer for certain; none of one that it does not tell. */
export function offerKindsOf({ trigger, category }: Pick<Reward, "trigger" | "category">): OfferKind[] {
  const byTrigger = trigger && offerKinds[trigger];
  return [...(byTrigger ? [byTrigger] : []), ...(category === "loyalty" ? (["loyalty"] as const) : [])];
}

/** Does the law allow one bonus alone, that of the first play? */
export const isOneBonusAlone = (allowed: readonly OfferKind[]): boolean =>
  !(["advance", "later", "loyalty"] as const).some((kind) => allowed.includes(kind));

/** What an account had before. */
export interface AccountPast {
  hasHadBonus: boolean;
  hasDeposited: boolean;
}

/** Is it open to be taken? What has not begun, and what is over, is not, whatever list it is in; one that does not say is. */
const isOpen = ({ status }: Pick<Reward, "status">): boolean => status === null || status === "ACTIVE";

/**
 * May it be offered where the law allows these kinds? What was given already is nobody's offer any more. Where one bonus alone is allowed, it
 * is that of an account that has had none, and that of the registration of one that has not played, so far as deposits tell. `past`: null
 * while it is not known.
 */
export function mayBeOffered(
  reward: Pick<Reward, "assignmentId" | "trigger" | "category" | "status">,
  allowed: readonly OfferKind[],
  past: AccountPast | null,
): boolean {
  const kinds = offerKindsOf(reward);
  if (reward.assignmentId !== null) return true;
  if (!isOpen(reward) || !kinds.every((kind) => allowed.includes(kind))) return false;
  if (kinds.length === 0 || !isOneBonusAlone(allowed)) return true;
  return past !== null && !past.hasHadBonus && !(kinds.includes("registration") && past.hasDeposited);
}
