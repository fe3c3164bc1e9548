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
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <WithdrawPanel />
      <div className="grid min-w-0 gap-5">
        <WithdrawalTracker cancelling={cancelling} />
        <FinishedWithdrawals />
      </div>
    </div>
  );
}
