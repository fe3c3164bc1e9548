"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { load } from "@/lib/core/lazy-import";
import { showErrorDialog } from "@/lib/site/dialogs/show-error-dialog";

/** Signs the player out in every tab, then loads the home page as a document, so that nothing of the player is left. */
export function SignOutButton({ label, busyLabel, home }: { label: string; busyLabel: string; home: string }) {
  const [isLeaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    try {
      const { signOut } = await load(() => import("@/lib/session/sign-out/sign-out"));
      await signOut();
      location.assign(home);
    } catch (error) {
      setLeaving(false);
      showErrorDialog(error);
    }
  }

  return (
    <Button kind="secondary" busy={isLeaving} onClick={leave}>
      {isLeaving ? busyLabel : label}
    </Button>
  );
}
