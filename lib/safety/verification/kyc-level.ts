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

/** The level that the platform names, two of them with a space. One that is not known verifies nobody, and is reported. */
export function kycLevel(stated: string): KycLevel {
  const name = stated.trim().replaceAll(" ", "_");
  if (isLevel(name)) return name;
  report(new Error(`Unknown KYC level: ${stated}`));
  return "NOT_VERIFIED";
}
