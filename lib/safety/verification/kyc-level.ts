import { report } from "@/lib/site/browser-reports/report";

/** How far an account is verified (specification "KYC levels"), each by one name. */
export const kycLevels = [
  "NOT_VERIFIED",
  "DATA_VERIFIED",
  "PENDING",
  "FULLY_VERIFIED",
  "ENHANCED_KYC",
  "EDD_PENDING",
  "EDD_UNDER_REVIEW",
  "ENHANCED",
  "RESTRICTED",
  "SUSPENDED",
  "PENDING_EXPIRED",
  "NOT_REQUIRED",
] as const;
export type KycLevel = (typeof kycLevels)[number];

const isLevel = (text: string): text is KycLevel => kycLevels.some((level) => level === text);

/** The level of a profile. One that is not known verifies nobody, and is reported. */
export function kycLevel(kycStatus: string): KycLevel {
  if (isLevel(kycStatus)) return kycStatus;
  report(new Error(`Unknown KYC level: ${kycStatus}`));
  return "NOT_VERIFIED";
}
