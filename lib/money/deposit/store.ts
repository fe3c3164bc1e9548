import { create } from "zustand";
import { type DepositEvent, type DepositFlow, inactive, nextDeposit } from "./status";

/** The deposit's flow of this tab. */
export const useDeposit = create<DepositFlow>()(() => inactive);

export function dispatchDeposit(event: DepositEvent): void {
  useDeposit.setState((flow) => nextDeposit(flow, event), true);
}
