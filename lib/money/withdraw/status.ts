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
  if (documents.includes(known)) return known;
  if (known === "selfLimit" || known === "spendLimit" || known === "limitReached") return known;
  if (limit === 0) return "limitReached";
  if (known === "error") return known;
  return limit !== null && mainMinor > limit ? "selfLimitNotify" : "allowed";
}

/** Does a result leave a withdrawal possible? */
export function isPossible(result: WalletResult | null, isPendingExpired: boolean): boolean {
  const status = result === null ? "error" : withdrawStatuses[result];
  return status === "allowed" || status === "loyal" || (isPendingExpired && documents.includes(status));
}

/** May the account withdraw at all? Asked only of permissions that are known. */
export const isWithdrawalSuspended = ({ multibrandSuspended, payoutRisk, payout, withdrawal }: Permissions): boolean =>
  multibrandSuspended || payoutRisk || !payout || !withdrawal;

/** What can be withdrawn now, in hundredths; null where nobody knows. */
export function withdrawableMinor(status: WithdrawStatus, mainMinor: number, limit: number | null): number | null {
  if (status === "error") return null;
  if (status === "allowed" || status === "selfLimitNotify" || status === "loyal")
    return Math.max(0, Math.min(mainMinor, limit ?? mainMinor));
  return 0;
}
