/** KYC statuses of an account whose holder was not found to be of age. */
const ageUnknown: readonly string[] = ["NOT_VERIFIED", "PENDING", "PENDING_EXPIRED", "RESTRICTED", "SUSPENDED"];

/** Was the holder of an account with this KYC status found to be of age? Null, nobody's, was not. */
export const isAgeVerified = (kycStatus: string | null): boolean =>
  kycStatus !== null && !ageUnknown.includes(kycStatus);
