import type { Requirement } from "./schema";

const byRisk: Readonly<Record<string, Requirement>> = { NONE: "none", SMS: "sms", EMAIL: "email", BOTH: "both" };

/** Maps a risk setting of the platform to a requirement; null for an unknown value. */
export const requirementNamed = (risk: string | null | undefined): Requirement | null => byRisk[risk ?? ""] ?? null;

export function requirementOf(
  {
    smsVerification,
    emailVerification,
  }: { smsVerification?: boolean | undefined; emailVerification?: boolean | undefined },
  marketRiskSetting: string,
): Requirement {
  const risk = byRisk[marketRiskSetting] ?? "none";
  const sms = smsVerification === true || risk === "sms" || risk === "both";
  const email = emailVerification === true || risk === "email" || risk === "both";
  return sms ? (email ? "both" : "sms") : email ? "email" : "none";
}
