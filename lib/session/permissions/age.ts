/** KYC statuses of an account whose holder was found to be of age. Any other, and one that nobody knows, says nothing of it. */
const ofAge: readonly string[] = [
  "DATA_VERIFIED",
  "FULLY_VERIFIED",
  "ENHANCED_KYC",
  "ENHANCED",
  "EDD_PENDING",
  "EDD_UNDER_REVIEW",
];

/** Was the holder of an account with this KYC status found to be of age? Null, nobody's, was not. */
export const isAgeVerified = (kycStatus: string | null): boolean => kycStatus !== null && ofAge.includes(kycStatus);
