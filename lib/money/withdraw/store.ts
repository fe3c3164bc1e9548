import { create } from "zustand";
import { inactive, nextWithdraw, type WithdrawEvent, type WithdrawFlow } from "./flow";

/** The withdraw flow of this tab. */
export const useWithdraw = create<WithdrawFlow>()(() => inactive);

export function dispatchWithdraw(event: WithdrawEvent): void {
  useWithdraw.setState((flow) => nextWithdraw(flow, event), true);
}
