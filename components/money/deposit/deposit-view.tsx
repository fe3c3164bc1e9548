import { ProductGate } from "@/components/site/player-page/page-gates";
import { DepositSteps } from "./deposit-steps";

/** The page of a deposit. Closed like the dialog to who may not deposit, and while nobody knows whether the site is open to the player. */
export function DepositView() {
  return (
    <div className="rounded-lg border border-line bg-surface p-4 shadow-card md:p-5">
      <ProductGate guard="deposit">
        <DepositSteps />
      </ProductGate>
    </div>
  );
}
