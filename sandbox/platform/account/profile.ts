import { z } from "zod";
import { DepositCheck, WithdrawalCheck } from "../money/checks";
import { Reward } from "../offers/rewards";

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
  /** The player's own choice: no bonus of any kind. */
  refusesBonuses: z.boolean(),
  attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  rewards: z.array(Reward).max(100),
  /** What the check before a withdrawal says; null: that nothing stands against it. */
  withdrawalCheck: WithdrawalCheck.nullable(),
  /** What the check before a deposit says; null: what the account and its limits say. */
  depositCheck: DepositCheck.nullable(),
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
  refusesBonuses: false,
  attributes: {},
  rewards: [],
  withdrawalCheck: null,
  depositCheck: null,
};

/** May the player have bonuses, and do they want any? What runs already runs on. */
export const takesBonuses = ({ bonuses, refusesBonuses }: Pick<Profile, "bonuses" | "refusesBonuses">): boolean =>
  bonuses && refusesBonuses !== true;

/** What a stake is placed at, each behind a flag of the profile. */
export type PlayedProduct = "casino" | "liveCasino" | "sports" | "virtualSports";

/** Why the platform does not let this player play for money, as the error code of the response; null when it does. */
export function playRefusal(profile: Profile, product: PlayedProduct): PlayRefusal | null {
  if (profile.accountStatus !== "REGISTERED") return statusRefusals[profile.accountStatus];
  if (profile.multibrandSuspended) return "error.player.suspended";
  if (!profile.payout || profile.attributes.riskPayout === true) return "error.player.payout_risk";
  return profile[product] ? null : "error.player.product_not_allowed";
}

/** Why nothing is paid in for this player; null where it may be. */
export function payInRefusal({ accountStatus, deposit }: Pick<Profile, "accountStatus" | "deposit">) {
  if (accountStatus !== "REGISTERED") return statusRefusals[accountStatus];
  return deposit ? null : "error.deposit.not_allowed";
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

export type PayInRefusal = NonNullable<ReturnType<typeof payInRefusal>>;

export type PlayRefusal =
  | (typeof statusRefusals)[keyof typeof statusRefusals]
  | "error.player.suspended"
  | "error.player.product_not_allowed";
