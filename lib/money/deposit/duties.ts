import type { Limit } from "@/lib/safety/limits/schema";
import type { MarketRules } from "@/lib/session/market-rules/rules";
import { isAgeVerified } from "@/lib/session/permissions/age";
import type { Profile } from "@/lib/session/permissions/schema";

/** What the law asks of a player before they deposit; "limitOffered" stands in no deposit's way. */
export type DepositDuty = "age" | "limit" | "limitOffered";

/** The first of them that is open; null: none is. A change of a limit that waits is no limit yet. */
export function openDuty(
  { verificationBeforeDeposit, limitStep }: Pick<MarketRules, "verificationBeforeDeposit" | "limitStep">,
  profile: Pick<Profile, "kycStatus"> | null,
  limits: readonly Pick<Limit, "value">[],
): DepositDuty | null {
  if (verificationBeforeDeposit && !isAgeVerified(profile?.kycStatus ?? null)) return "age";
  if (limitStep === "none" || limits.some(({ value }) => value !== null)) return null;
  return limitStep === "required" ? "limit" : "limitOffered";
}
