import type { WalletResult } from "@/lib/money/wallet/result";
import type { Permissions } from "@/lib/session/permissions/permissions";
import type { WithdrawalCheck } from "./schema";

/** Where a withdrawal stands before it is asked for (specification "Withdraw flow", ruling 10). */
export type WithdrawStatus =
  | "suspended"
  | "restricted"
  | "underReview"
  | "strict"
  | "required"
  | "loyal"
  | "selfLimit"
  | "spendLimit"
  | "limitReached"
  | "error"
  | "selfLimitNotify"
  | "allowed";

/** The status of each result; `allowed` where the result itself stands against nothing. */
export const withdrawStatuses: Readonly<Record<WalletResult, WithdrawStatus>> = {
  SUCCESS: "allowed",
  FORBIDDEN: "restricted",
  RESTRICTED: "restricted",
  DOCUMENTS_UNDER_REVIEW: "underReview",
  DOCUMENTS_REQUIRED_RESTRICTED: "strict",
  DOCUMENTS_REQUIRED: "required",
  DOCUMENTS_PREFERRED: "loyal",
  SELF_LIMIT_REACHED: "selfLimit",
  SELF_SPEND_LIMIT_REACHED: "spendLimit",
  WITHDRAWAL_LIMIT_REACHED: "limitReached",
  NOT_ENOUGH_FUNDS: "error",
  EXCEEDS_KYC_LIMIT: "error",
  FAILURE: "error",
};

/** Verification may wait where the platform lets its time run out by itself. */
const documents: readonly WithdrawStatus[] = ["underReview", "strict", "required", "loyal"];

export interface WithdrawFacts {
  check: WithdrawalCheck;
  /** Suspended by another brand, kept from payouts, or its flag of withdrawals off. */
  isSuspended: boolean;
  /** Does somebody look at this account's withdrawals? */
  isReview: boolean;
  isPendingExpired: boolean;
  mainMinor: number;
}

/** The status, in the order in which one goes before another. */
export function withdrawStatus({ check, isSuspended, isReview, isPendingExpired, mainMinor }: WithdrawFacts) {
  const { result, limit } = check;
  const ofResult: WithdrawStatus = result === null ? "error" : withdrawStatuses[result];
  const known = documents.includes(ofResult) && isPendingExpired ? "allowed" : ofResult;
  if (isSuspended) return "suspended";
  if (known === "restricted") return known;
  if (isReview) return "underReview";
  // Documents that may wait open nothing that a limit has used up.
  if (known === "loyal" && limit === 0) return "limitReached";
  if (documents.includes(known)) return known;
  if (known === "selfLimit" || known === "spendLimit" || known === "limitReached") return known;
  if (limit === 0) return "limitReached";
  if (known === "error") return known;
  return isCapped(mainMinor, limit) ? "selfLimitNotify" : "allowed";
}

/** Does a result leave a withdrawal possible? */
export function isPossible(result: WalletResult | null, isPendingExpired: boolean): boolean {
  const status = result === null ? "error" : withdrawStatuses[result];
  return status === "allowed" || status === "loyal" || (isPendingExpired && documents.includes(status));
}

/** Why an account cannot withdraw at all: its session, its payouts, a risk of them, or its flag of withdrawals. */
export type Suspension = "session" | "payout" | "risk" | "withdrawal";

/** Null where it may withdraw. Asked only of permissions that are known: payouts that are off are a risk too, and a suspended session has none. */
export function suspensionOf({ multibrandSuspended, payoutRisk, payout, withdrawal }: Permissions): Suspension | null {
  if (multibrandSuspended) return "session";
  if (!payout) return "payout";
  if (payoutRisk) return "risk";
  return withdrawal ? null : "withdrawal";
}

/** The results that say why nothing can be withdrawn, though their status is an error. */
export const refusals = ["NOT_ENOUGH_FUNDS", "EXCEEDS_KYC_LIMIT", "FAILURE"] as const;
export type Refusal = (typeof refusals)[number];

/** Null of a result with a screen of its own, and of none that is known. */
export const refusalOf = (result: WalletResult | null): Refusal | null =>
  refusals.find((refusal) => refusal === result) ?? null;

/** Does a limit hold back a part of the cash? */
export const isCapped = (mainMinor: number, limit: number | null): limit is number =>
  limit !== null && mainMinor > limit;

/** What can be withdrawn now, in hundredths; null where nobody knows. */
export function withdrawableMinor(status: WithdrawStatus, mainMinor: number, limit: number | null): number | null {
  if (status === "error") return null;
  if (status === "allowed" || status === "selfLimitNotify" || status === "loyal")
    return Math.max(0, Math.min(mainMinor, limit ?? mainMinor));
  return 0;
}
