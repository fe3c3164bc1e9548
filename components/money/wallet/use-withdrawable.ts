import { withdrawalCheckQuery } from "@/lib/money/withdraw/queries";
import {
  isWithdrawalSuspended,
  type WithdrawStatus,
  withdrawableMinor,
  withdrawStatus,
} from "@/lib/money/withdraw/status";
import { profileQuery, usePermissions } from "@/lib/session/permissions/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";

/** Why so much can be withdrawn, as a key of the messages. */
type Reason =
  | "all"
  | "capped.daily"
  | "capped.weekly"
  | "capped.monthly"
  | "documentsCanWait"
  | "closed"
  | "review"
  | "documents"
  | "ownLimit"
  | "limitReached"
  | "unknown"
  | "noWallet";

export interface ReadWithdrawable {
  /** In hundredths. Undefined while it is read; null where nobody knows. */
  amountMinor: number | null | undefined;
  reason: Reason | null;
}

const unknown: ReadWithdrawable = { amountMinor: null, reason: "unknown" };

/** What can be withdrawn of so much cash: what the account may, and what the platform's check says. */
export function useWithdrawable(mainMinor: number): ReadWithdrawable {
  const check = usePlayerQuery(withdrawalCheckQuery);
  const profile = usePlayerQuery(profileQuery);
  const { permissions, state } = usePermissions();
  if (state === "unreadable" || (check.isError && !check.isFetching)) return unknown;
  if (state === "reading" || check.data === undefined) return { amountMinor: undefined, reason: null };
  const status = withdrawStatus({
    check: check.data,
    isSuspended: isWithdrawalSuspended(permissions),
    isReview: profile.data?.isWithdrawalReview === true,
    isPendingExpired: profile.data?.kycStatus === "PENDING_EXPIRED",
    mainMinor,
  });
  const { limit, duration } = check.data;
  const reason = status === "selfLimitNotify" ? (`capped.${duration}` as const) : reasons[status];
  return { amountMinor: withdrawableMinor(status, mainMinor, limit), reason };
}

const reasons: Readonly<Record<Exclude<WithdrawStatus, "selfLimitNotify">, Reason>> = {
  allowed: "all",
  loyal: "documentsCanWait",
  suspended: "closed",
  restricted: "closed",
  underReview: "review",
  strict: "documents",
  required: "documents",
  selfLimit: "ownLimit",
  spendLimit: "ownLimit",
  limitReached: "limitReached",
  error: "unknown",
};
