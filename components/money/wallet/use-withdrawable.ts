import { withdrawalCheckQuery } from "@/lib/money/withdraw/queries";
import type { WithdrawalCheck } from "@/lib/money/withdraw/schema";
import {
  isCapped,
  type Refusal,
  refusalOf,
  suspensionOf,
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
  | Refusal
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
    isSuspended: suspensionOf(permissions) !== null,
    isReview: profile.data?.isWithdrawalReview === true,
    isPendingExpired: profile.data?.kycStatus === "PENDING_EXPIRED",
    mainMinor,
  });
  return {
    amountMinor: withdrawableMinor(status, mainMinor, check.data.limit),
    reason: reasonOf(status, check.data, mainMinor),
  };
}

/** Where the form is open, a limit that holds back a part comes first. */
function reasonOf(status: WithdrawStatus, { result, limit, duration }: WithdrawalCheck, mainMinor: number): Reason {
  const isOpen = status === "selfLimitNotify" || status === "loyal";
  if (isOpen && isCapped(mainMinor, limit)) return `capped.${duration}`;
  return (status === "error" && refusalOf(result)) || reasons[status];
}

const reasons: Readonly<Record<WithdrawStatus, Reason>> = {
  allowed: "all",
  selfLimitNotify: "all",
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
