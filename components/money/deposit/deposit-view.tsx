"use client";

import { ProductGate } from "@/components/site/player-page/page-gates";
import { usePermissions } from "@/lib/session/permissions/queries";
import { DepositSteps } from "./deposit-steps";
import { RestrictedNotice } from "./restricted-notice";

/** The page of a deposit. Closed at payout risk and during a suspension, and while nobody knows whether the site is open to the player. */
export function DepositView() {
  return (
    <div className="rounded-lg border border-line bg-surface p-4 shadow-card md:p-5">
      <ProductGate guard="depositPage">
        <FlaggedSteps />
      </ProductGate>
    </div>
  );
}

/** Whatever the platform's check says, there is no cashier for a player whose flag is off. */
function FlaggedSteps() {
  const { permissions } = usePermissions();
  return permissions.deposit ? <DepositSteps /> : <RestrictedNotice />;
}
