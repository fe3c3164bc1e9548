"use client";

import { useEffect } from "react";
import { depositCheckQuery } from "@/lib/money/deposit/queries";
import { type DepositFlow, isOfDocuments } from "@/lib/money/deposit/status";
import { dispatchDeposit, useDeposit } from "@/lib/money/deposit/store";
import { profileQuery } from "@/lib/session/permissions/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";

interface DepositFlowControl {
  flow: DepositFlow;
  isChecking: boolean;
  retry: () => void;
  /** Verifies later; null where that changes nothing. */
  postpone: (() => void) | null;
}

/** The deposit's flow, for as long as it is open: it begins with the platform's check, and is cleared with the end. */
export function useDepositFlow(): DepositFlowControl {
  const flow = useDeposit();
  const { data, isError, isFetching, refetch } = usePlayerQuery(depositCheckQuery);
  const profile = usePlayerQuery(profileQuery);
  const isPendingExpired = profile.data?.kycStatus === "PENDING_EXPIRED";
  const isProfileKnown = profile.data !== undefined || profile.isError;

  useEffect(() => {
    dispatchDeposit({ type: "started" });
    return () => dispatchDeposit({ type: "cleared" });
  }, []);
  useEffect(() => {
    if (isFetching || !isProfileKnown) return;
    if (isError) dispatchDeposit({ type: "failed" });
    else if (data) dispatchDeposit({ type: "checked", check: data, isPendingExpired });
  }, [data, isError, isFetching, isProfileKnown, isPendingExpired]);

  const canPostpone = isPendingExpired && isOfDocuments(flow.status);
  return {
    flow,
    isChecking: isFetching,
    retry: () => void refetch(),
    postpone: canPostpone ? () => dispatchDeposit({ type: "postponed", isPendingExpired }) : null,
  };
}
