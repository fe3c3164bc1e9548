"use client";

import { useEffect } from "react";
import type { WithdrawFlow } from "@/lib/money/withdraw/flow";
import { withdrawalCheckQuery } from "@/lib/money/withdraw/queries";
import { WithdrawalCheck } from "@/lib/money/withdraw/schema";
import { isWithdrawalSuspended } from "@/lib/money/withdraw/status";
import { dispatchWithdraw, useWithdraw } from "@/lib/money/withdraw/store";
import { profileQuery, usePermissions } from "@/lib/session/permissions/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";

/** A check that failed has no result, and opens nothing. */
const failed = WithdrawalCheck.parse({});

/** The withdraw flow, for as long as it is open: it begins with the platform's check, and is cleared with the end. */
export function useWithdrawFlow(mainMinor: number): { flow: WithdrawFlow; isChecking: boolean; retry: () => void } {
  const flow = useWithdraw();
  const { data, isError, isFetching, refetch } = usePlayerQuery(withdrawalCheckQuery);
  const { data: profile } = usePlayerQuery(profileQuery);
  const { permissions } = usePermissions();
  const isSuspended = isWithdrawalSuspended(permissions);
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

  return { flow, isChecking: isFetching, retry: () => void refetch() };
}
