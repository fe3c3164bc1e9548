import type { MarketingPreferences } from "@/lib/account/profile/schema";
import type { PhoneInput } from "@/lib/core/form/phone-number";
import type { AccessDetails, Profile } from "@/lib/session/permissions/schema";

/** The step that a sign-up was left at, by the status of its account; null where it was finished. */
export function stepLeft({ accountStatus }: AccessDetails): "ContactInfo" | "Verification" | null {
  if (accountStatus === "PRE_REGISTERED") return "ContactInfo";
  return accountStatus === "ACCOUNT_UNVERIFIED" ? "Verification" : null;
}

/** The one marketing choice of a sign-up, for every channel; null where the account has it for some of them alone. */
export function marketingChoice(preferences: MarketingPreferences): boolean | null {
  const chosen = Object.values(preferences);
  return chosen.every(Boolean) || (chosen.some(Boolean) ? null : false);
}

/** The fields of the second step that the account already has. */
export interface RegisteredContact {
  /** yyyy-MM-dd */
  dateOfBirth: string;
  postalCode: string;
  province: string;
}

export const registeredContact = ({ dateOfBirth, postalCode, provinceCode }: Profile): RegisteredContact => ({
  dateOfBirth: dateOfBirth ?? "",
  postalCode: postalCode ?? "",
  province: provinceCode ?? "",
});

/**
 * The number of an account (E.164) as the phone field holds it, whose first part shows the prefix. Prefers the account's own country,
 * since several share a prefix. A number without a known prefix stays whole.
 */
export function knownPhone(
  { mobilePhone, countryCode }: Pick<Profile, "mobilePhone" | "countryCode">,
  prefixes: Readonly<Record<string, string>>,
): PhoneInput {
  const number = mobilePhone ?? "";
  const isOf = (country: string) => country in prefixes && number.startsWith(`+${prefixes[country]}`);
  const country = [countryCode, ...Object.keys(prefixes)].find(isOf);
  return country ? { country, number: number.slice(`+${prefixes[country]}`.length) } : { country: countryCode, number };
}
