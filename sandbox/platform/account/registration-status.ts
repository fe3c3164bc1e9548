import type { Profile } from "../profile";
import type { SiteRules } from "../site-rules";

/** The status of an account whose details are complete: registered once everything is proved that its country asks for. */
export function statusOf(
  { countryCode, phoneVerified, emailVerified }: Pick<Profile, "countryCode" | "phoneVerified" | "emailVerified">,
  rules: Pick<SiteRules, "riskSetting">,
): Profile["accountStatus"] {
  const risk = rules.riskSetting(countryCode);
  const lacksPhone = (risk === "SMS" || risk === "BOTH") && !phoneVerified;
  const lacksEmail = (risk === "EMAIL" || risk === "BOTH") && !emailVerified;
  return lacksPhone || lacksEmail ? "ACCOUNT_UNVERIFIED" : "REGISTERED";
}
