"use client";

import { useEffect } from "react";
import type { WithdrawFlow } from "@/lib/money/withdraw/flow";
import { withdrawalCheckQuery } from "@/lib/money/withdraw/queries";
import { WithdrawalCheck } from "@/lib/money/withdraw/schema";
import { type Refusal, refusalOf, type Suspension, suspensionOf } from "@/lib/money/withdraw/status";
import { dispatchWithdraw, useWithdraw } from "@/lib/money/withdraw/store";
import { profileQuery, usePermissions } from "@/lib/session/permissions/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";

/** A check that failed has no result, and opens nothing. */
const failed = WithdrawalCheck.parse({});

interface ReadFlow {
  flow: WithdrawFlow;
  /** Why the account cannot withdraw at all; null where it can. */
  suspension: Suspension | null;
  /** What the check refuses; null where it failed, or refuses nothing. */
  refusal: Refusal | null;
  isChecking: boolean;
  retry: () => void;
}

/** The withdraw flow, for as long as it is open: it begins with the platform's check, and is cleared with the end. */
export function useWithdrawFlow(mainMinor: number): ReadFlow {
  const flow = useWithdraw();
  const { data, isError, isFetching, refetch } = usePlayerQuery(withdrawalCheckQuery);
  const { data: profile } = usePlayerQuery(profileQuery);
  const { permissions } = usePermissions();
  const suspension = suspensionOf(permissions);
  const isSuspended = suspension !== null;
  const isReview = profile?.isWithdrawalReview === true;
  const isPendingExpired = profile?.kycStatus === "PENDING_EXPIRED";

  useEffect(() => {
    dispatchWithdraw({ type: "started" });
    return () => dispatchWithdraw({ type: "cleared" });
  }, []);
  useEffect(() => {
    const check = isError ? failed : data;
    if (isFetching || !check) return;
    dispatchWithdraw({ type: "checked", facts: { check, isSuspended, isReview, isPendingExpired, mainMinor } });
  }, [data, isError, isFetching, isSuspended, isReview, isPendingExpired, mainMinor]);

  const refusal = isError || !data ? null : refusalOf(data.result);
  return { flow, suspension, refusal, isChecking: isFetching, retry: () => void refetch() };
}
