import * as z from "zod/mini";

/** "A, B" as ["A", "B"]; nothing as []. */
const List = z.pipe(
  z._default(z.nullable(z.string()), ""),
  z.transform((text) =>
    (text ?? "")
      .split(",")
      .map((item) => item.trim())
      .filter(Boolean),
  ),
);
/** A level's one name: the platform may write it with spaces. */
const LevelName = z.pipe(
  z.string(),
  z.transform((text) => text.trim().replaceAll(" ", "_")),
);
const OptionalText = z.optional(z.nullable(z.union([z.string(), z.number()])));
const OptionalFlag = z.optional(z.nullable(z.boolean()));

/** A player's profile (specification "Player profile fields"); fields that are not known here are dropped. */
export const Profile = z.object({
  playerId: z.string(),
  firstName: z._default(z.string(), ""),
  lastName: z.optional(z.nullable(z.string())),
  email: z.optional(z.nullable(z.string())),
  dateOfBirth: z.optional(z.nullable(z.string())),
  street: z.optional(z.nullable(z.string())),
  city: z.optional(z.nullable(z.string())),
  postalCode: z.optional(z.nullable(z.string())),
  provinceCode: z.optional(z.nullable(z.string())),
  /** With a plus and the country's code: "+358401234567". */
  mobilePhone: z.optional(z.nullable(z.string())),
  languageCode: z.optional(z.nullable(z.string())),
  countryCode: z.string(),
  currencyCode: z.optional(z.nullable(z.string())),
  kycStatus: z._default(LevelName, "NOT_VERIFIED"),
  requestDocumentTypeStatus: List,
  firstLogin: z._default(z.boolean(), false),
  firstDepositDate: z.optional(z.nullable(z.string())),
  termsAndConditionsAcceptedVersion: OptionalText,
  eddQuestionnaire: z._default(z.boolean(), false),
  payout: z.boolean(),
  casino: z.boolean(),
  liveCasino: z.boolean(),
  sports: z.boolean(),
  virtualSports: z.boolean(),
  bonuses: z.boolean(),
  deposit: z.boolean(),
  withdrawal: z.boolean(),
  loyaltyLevel: OptionalText,
  limitLevel: OptionalText,
  volt: OptionalFlag,
  affiliateReg: OptionalFlag,
  macropay: OptionalFlag,
  isWithdrawalReview: OptionalFlag,
  crypto: OptionalFlag,
  personid: OptionalText,
  attributes: z._default(z.record(z.string(), z.unknown()), {}),
});
export type Profile = z.infer<typeof Profile>;

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

/** The permissions of the account, with the status that the profile does not carry. */
export const AccessDetails = z.object({
  accountStatus: z.enum(accountStatuses),
  /** Of a sign-up that was left: the missing verifications, as a risk setting. Not every platform returns it. */
  missingVerification: z.optional(z.nullable(z.string())),
});
export type AccessDetails = z.infer<typeof AccessDetails>;

/** Is the claim of a bonus by a code open to the player? */
export const ManualClaim = z.object({ isAvailable: z.boolean() });
