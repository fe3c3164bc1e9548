"use client";

import { verificationDialog } from "@/lib/safety/dialogs";
import { profileQuery } from "@/lib/session/permissions/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import type { DialogParams } from "@/lib/site/dialogs/handle";
import { useDialogs } from "@/lib/site/dialogs/store";

interface Ways {
  start: DialogParams<typeof verificationDialog>["start"];
  /** Documents were sent: what stands against it may be another thing now. */
  onSent: () => void;
  /** The player verifies later. */
  onLater?: (() => void) | null;
}

/** Opens the verification over a deposit or a withdrawal. Who verifies later is told by the level of their account what that changes. */
export function useVerificationOver({ start, onSent, onLater }: Ways): () => void {
  const { refetch } = usePlayerQuery(profileQuery);
  return () =>
    useDialogs.getState().open(verificationDialog, {
      start,
      onEnd(end) {
        if (end === "uploaded") onSent();
        if (end !== "verifyLater") return;
        onLater?.();
        void refetch();
      },
    });
}
