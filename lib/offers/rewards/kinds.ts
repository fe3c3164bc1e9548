import type { OfferKind } from "@/lib/market/policy/strictness";

/** How far a campaign is; `COMPLETED` is of what was taken and does not run on. */
export const statuses = ["DRAFT", "ACTIVE", "EXPIRED", "CANCELED", "COMPLETED"] as const;

/** What campaigns are asked for by. */
export const statusFilters = ["ACTIVE", "ALL", "CANCELED", "COMPLETED", "DRAFT", "EXPIRED"] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** The categories of campaigns, by which a player comes to a reward. */
export const categories = { LOYALTY: "loyalty", OPT_IN: "optIn", TRIGGERED: "triggered" } as const;

/** What a list of rewards may leave out. `MANUAL` are those of a bonus code. */
export const triggerTypes = ["MANUAL", "TRIGGERED", "OPT_IN", "LOYALTY"] as const;

/** What becomes of a bonus by a call of its player. */
export const activities = ["ACTIVATED", "FORFEITED"] as const;

/** Is a bet bonus of this type a free spin? */
export const isFreeSpin = (betBonusType: number | null | undefined): boolean => betBonusType === -1;

/** Cashback that is paid as soon as it is activated: the platform's "iCash". */
export const isInstantCashback = (triggerEvent: string | null | undefined): boolean =>
  triggerEvent === "CASHBACK_INSTANT";

/** Cashback that some games add to, while its player takes part. */
export const isBooster = (triggerEvent: string | null | undefined): boolean => triggerEvent === "CASHBACK_BOOSTER";

/** What a reward is given for, by the platform's names. Assumed, as far as the specification names a kind and not its value. */
export const triggers = {
  FIRST_DEPOSIT: "firstDeposit",
  SECOND_DEPOSIT: "secondDeposit",
  THIRD_DEPOSIT: "thirdDeposit",
  FOURTH_DEPOSIT: "fourthDeposit",
  FIFTH_DEPOSIT: "fifthDeposit",
  REGISTRATION_TIMEFRAME: "registration",
  CASHBACK_INSTANT: "cashbackInstant",
  CASHBACK_DAILY: "cashbackDaily",
  CASHBACK_WEEKLY: "cashbackWeekly",
  CASHBACK_TIMEFRAME: "cashbackTimeframe",
  CASHBACK_SPECIFIC_DAY: "cashbackSpecificDay",
  CASHBACK_BOOSTER: "cashbackBooster",
  LINKED_CAMPAIGN: "linkedCampaign",
  MANUAL_BONUS_CODE: "manualBonusCode",
  TOURNAMENT: "tournament",
  BET: "bet",
} as const;

/** The kinds that the law tells apart. Of any other trigger the platform does not say whether it is of the first play. */
export const offerKinds: Readonly<Partial<Record<(typeof triggers)[keyof typeof triggers], OfferKind>>> = {
  firstDeposit: "first",
  secondDeposit: "later",
  thirdDeposit: "later",
  fourthDeposit: "later",
  fifthDeposit: "later",
  registration: "registration",
};
