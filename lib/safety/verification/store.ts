import { create } from "zustand";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
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

// Nothing of one player is another's.
useSession.subscribe((session, before) => {
  if (playerIn(session)?.playerId === playerIn(before)?.playerId) return;
  dispatchVerification({ type: "terminated" });
  useDialogs.getState().close(verificationDialog);
});
