import type { AccessDetails, Profile } from "@/lib/session/permissions/schema";

/** The step that a sign-up was left at, by the status of its account; null where it was finished. */
export function stepLeft({ accountStatus }: AccessDetails): "ContactInfo" | "Verification" | null {
  if (accountStatus === "PRE_REGISTERED") return "ContactInfo";
  return accountStatus === "ACCOUNT_UNVERIFIED" ? "Verification" : null;
}

/** What the account holds of the second step. */
export interface KnownContact {
  /** yyyy-MM-dd */
  dateOfBirth: string;
  postalCode: string;
  province: string;
}

export const knownContact = ({ dateOfBirth, postalCode, provinceCode }: Profile): KnownContact => ({
  dateOfBirth: dateOfBirth ?? "",
  postalCode: postalCode ?? "",
  province: provinceCode ?? "",
});
