import type { Profile } from "../profile";
import type { SiteRules } from "../site-rules";

type Proofs = Pick<Profile, "countryCode" | "phoneVerified" | "emailVerified">;
type Rules = Pick<SiteRules, "riskSetting">;

/** What the country of an account asks to be proved and is not, in the words of the risk setting. */
export function missingProofs({ countryCode, phoneVerified, emailVerified }: Proofs, rules: Rules) {
  const risk = rules.riskSetting(countryCode);
  const lacksPhone = (risk === "SMS" || risk === "BOTH") && !phoneVerified;
  const lacksEmail = (risk === "EMAIL" || risk === "BOTH") && !emailVerified;
  return lacksPhone ? (lacksEmail ? "BOTH" : "SMS") : lacksEmail ? "EMAIL" : "NONE";
}

/** The status of an account whose details are complete: registered once everything is proved that its country asks for. */
export const statusOf = (proofs: Proofs, rules: Rules): Profile["accountStatus"] =>
  missingProofs(proofs, rules) === "NONE" ? "REGISTERED" : "ACCOUNT_UNVERIFIED";

/** Was the sign-up of the account left before its end? */
export const isUnfinished = ({ accountStatus }: Pick<Profile, "accountStatus">): boolean =>
  accountStatus === "PRE_REGISTERED" || accountStatus === "ACCOUNT_UNVERIFIED";
