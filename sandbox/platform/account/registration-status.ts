import type { SiteRules } from "../site-rules";
import type { Profile } from "./profile";

type Proofs = Pick<Profile, "countryCode" | "phoneVerified" | "emailVerified">;
type Rules = Pick<SiteRules, "riskSetting">;

/** The verifications that the account's country requires and that are missing, as a risk setting. */
export function missingVerifications({ countryCode, phoneVerified, emailVerified }: Proofs, rules: Rules) {
  const risk = rules.riskSetting(countryCode);
  const lacksPhone = (risk === "SMS" || risk === "BOTH") && !phoneVerified;
  const lacksEmail = (risk === "EMAIL" || risk === "BOTH") && !emailVerified;
  return lacksPhone ? (lacksEmail ? "BOTH" : "SMS") : lacksEmail ? "EMAIL" : "NONE";
}

/** The status of an account whose details are complete: registered once every verification of its country is done. */
export const statusOf = (proofs: Proofs, rules: Rules): Profile["accountStatus"] =>
  missingVerifications(proofs, rules) === "NONE" ? "REGISTERED" : "ACCOUNT_UNVERIFIED";

/** Was the sign-up of the account left before its end? */
export const isUnfinished = ({ accountStatus }: Pick<Profile, "accountStatus">): boolean =>
  accountStatus === "PRE_REGISTERED" || accountStatus === "ACCOUNT_UNVERIFIED";
