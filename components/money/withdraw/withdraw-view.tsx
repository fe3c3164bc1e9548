"use client";

import { useState } from "react";
import type { ByPlace } from "@/lib/market/policy/by-place";
import { FinishedWithdrawals } from "./finished-withdrawals";
import { WithdrawPanel } from "./withdraw-panel";
import { WithdrawalTracker } from "./withdrawal-tracker";

/** `cancelling`: may a player take a pending withdrawal back? */
export interface WithdrawViewProps {
  cancelling: ByPlace<boolean>;
}

/** What can be withdrawn and the form for it; beside them what is on its way, and what was lately paid. */
export function WithdrawView({ cancelling }: WithdrawViewProps) {
  /** The references of those that were taken back on this page. */
  const [cancelled, setCancelled] = useState<readonly string[]>([]);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <WithdrawPanel cancelled={cancelled} />
      <div className="grid min-w-0 gap-5">
        <WithdrawalTracker
          cancelling={cancelling}
          onCancelled={(reference) => setCancelled((others) => [...others, reference])}
        />
        <FinishedWithdrawals />
      </div>
    </div>
  );
}
