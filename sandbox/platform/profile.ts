import { z } from "zod";
import { Reward } from "./offers/rewards";

export const accountStatuses = [
  "CLOSED",
  "ACCOUNT_UNVERIFIED",
  "PRE_REGISTERED",
  "REGISTERED",
  "BLACKLISTED",
  "RESTRICTED",
  "PAYOUT",
  "TIMEOUT",
  "SELF_EXCLUDED",
] as const;

export const kycLevels = [
  "NOT_VERIFIED",
  "DATA_VERIFIED",
  "PENDING",
  "FULLY VERIFIED",
  "ENHANCED KYC",
  "EDD_PENDING",
  "EDD_UNDER_REVIEW",
  "ENHANCED",
  "RESTRICTED",
  "SUSPENDED",
  "PENDING_EXPIRED",
  "NOT_REQUIRED",
] as const;

/** All that the platform knows of a player beside the wallet. */
export const Profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  provinceCode: z.string().nullable(),
  currencyCode: z.string().regex(/^[A-Z]{3}$/),
  languageCode: z.string().min(2).max(5),
  kycStatus: z.enum(kycLevels),
  requestDocumentTypeStatus: z.string(),
  firstLogin: z.boolean(),
  firstDepositDate: z.string().nullable(),
  termsAndConditionsAcceptedVersion: z.string(),
  eddQuestionnaire: z.boolean(),
  payout: z.boolean(),
  casino: z.boolean(),
  liveCasino: z.boolean(),
  sports: z.boolean(),
  virtualSports: z.boolean(),
  bonuses: z.boolean(),
  deposit: z.boolean(),
  withdrawal: z.boolean(),
  loyaltyLevel: z.string(),
  limitLevel: z.string(),
  volt: z.boolean(),
  affiliateReg: z.boolean(),
  macropay: z.boolean(),
  isWithdrawalReview: z.boolean(),
  crypto: z.boolean(),
  personid: z.string().nullable(),
  accountStatus: z.enum(accountStatuses),
  /** The time-out of an account whose status shows it; null is one that a player has just begun. */
  timeOut: z
    .object({
      endsAt: z.iso.datetime(),
      isCooling: z.boolean(),
      initiator: z.string().min(1),
      /** The `Idempotency-Key` of the call that began it. */
      key: z.string().optional(),
    })
    .nullable(),
  multibrandSuspended: z.boolean(),
  /** May the player claim a bonus by a code? */
  manualClaim: z.boolean(),
  /** With a plus and the country's code: "+358401234567". */
  mobilePhone: z
    .string()
    .regex(/^\+\d{6,18}$/)
    .nullable(),
  phoneVerified: z.boolean(),
  emailVerified: z.boolean(),
  /** The postal address, empty until it is given; the country is that of the account. */
  street: z.string(),
  city: z.string(),
  postalCode: z.string(),
  dateOfBirth: z.iso.date().nullable(),
  marketingPreferences: z.object({ email: z.boolean(), sms: z.boolean(), phone: z.boolean(), post: z.boolean() }),
  attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  rewards: z.array(Reward).max(100),
});
export type Profile = z.infer<typeof Profile>;

/** A verified player who may do everything. */
export const defaultProfile: Profile = {
  firstName: "Test",
  lastName: "Player",
  countryCode: "FI",
  provinceCode: null,
  currencyCode: "EUR",
  languageCode: "en",
  kycStatus: "FULLY VERIFIED",
  requestDocumentTypeStatus: "",
  firstLogin: false,
  firstDepositDate: null,
  termsAndConditionsAcceptedVersion: "2.0",
  eddQuestionnaire: false,
  payout: true,
  casino: true,
  liveCasino: true,
  sports: true,
  virtualSports: true,
  bonuses: true,
  deposit: true,
  withdrawal: true,
  loyaltyLevel: "BRONZE",
  limitLevel: "STANDARD",
  volt: false,
  affiliateReg: false,
  macropay: false,
  isWithdrawalReview: false,
  crypto: false,
  personid: null,
  accountStatus: "REGISTERED",
  timeOut: null,
  multibrandSuspended: false,
  manualClaim: true,
  mobilePhone: null,
  phoneVerified: false,
  emailVerified: false,
  street: "",
  city: "",
  postalCode: "",
  dateOfBirth: null,
  marketingPreferences: { email: false, sms: false, phone: false, post: false },
  attributes: {},
  rewards: [],
};

/** Why the platform does not let this player play for money, as the error code of the response; null when it does. */
export function playRefusal(profile: Profile, product: "casino" | "liveCasino"): PlayRefusal | null {
  if (profile.accountStatus !== "REGISTERED") return statusRefusals[profile.accountStatus];
  if (profile.multibrandSuspended) return "error.player.suspended";
  if (!profile.payout || profile.attributes.riskPayout === true) return "error.player.payout_risk";
  return profile[product] ? null : "error.player.product_not_allowed";
}

const statusRefusals = {
  CLOSED: "error.player.closed",
  ACCOUNT_UNVERIFIED: "error.player.unverified",
  PRE_REGISTERED: "error.player.unverified",
  BLACKLISTED: "error.player.blacklisted",
  RESTRICTED: "error.player.restricted",
  PAYOUT: "error.player.payout_risk",
  TIMEOUT: "error.player.timeout",
  SELF_EXCLUDED: "error.player.self_excluded",
} as const;

export type PlayRefusal =
  | (typeof statusRefusals)[keyof typeof statusRefusals]
  | "error.player.suspended"
  | "error.player.product_not_allowed";
