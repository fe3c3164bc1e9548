import type { AccessDetails } from "@/lib/session/permissions/schema";

/** The step that a sign-up was left at, by the status of its account; null where it was finished. */
export function stepLeft({ accountStatus }: AccessDetails): "ContactInfo" | "Verification" | null {
  if (accountStatus === "PRE_REGISTERED") return "ContactInfo";
  return accountStatus === "ACCOUNT_UNVERIFIED" ? "Verification" : null;
}
