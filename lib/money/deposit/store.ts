import { create } from "zustand";
import { type DepositReason, nextReason, noReason } from "./reason";
import { type DepositEvent, type DepositFlow, inactive, nextDeposit } from "./status";

/** The deposit's flow of this tab. */
export const useDeposit = create<DepositFlow>()(() => inactive);

/** Why it stands where it does. */
export const useDepositReason = create<DepositReason>()(() => noReason);

export function dispatchDeposit(event: DepositEvent): void {
  useDepositReason.setState((reason) => nextReason(reason, event), true);
  useDeposit.setState((flow) => nextDeposit(flow, event), true);
}
