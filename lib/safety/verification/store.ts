import { create } from "zustand";
import { onPlayerChange } from "@/lib/session/player/on-player-change";
import { useDialogs } from "@/lib/site/dialogs/store";
import { verificationDialog } from "../dialogs";
import { endOf, nextVerification, noVerification, type VerificationEnd, type VerificationEvent } from "./flow";

/** The verification that this tab shows. */
export const useVerification = create(() => noVerification);

export function dispatchVerification(event: VerificationEvent): void {
  useVerification.setState((flow) => nextVerification(flow, event), true);
}

/** It is not shown any more: tells how it was left. */
export function endVerification(tell: (end: VerificationEnd) => void): void {
  const end = endOf(useVerification.getState());
  dispatchVerification({ type: "closed" });
  dispatchVerification({ type: "ended" });
  tell(end);
}

onPlayerChange(() => {
  dispatchVerification({ type: "terminated" });
  useDialogs.getState().close(verificationDialog);
});
