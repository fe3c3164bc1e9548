"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";

/** Signs the player out in every tab, then loads the home page as a document, so that nothing of the player is left. */
export function SignOutButton({ words, home }: { words: { action: string; busy: string }; home: string }) {
  const [isLeaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    try {
      const { signOut } = await import("@/lib/site/session/sign-out");
      await signOut();
      location.assign(home);
    } catch {
      setLeaving(false);
    }
  }

  return (
    <Button kind="secondary" busy={isLeaving} onClick={leave}>
      {isLeaving ? words.busy : words.action}
    </Button>
  );
}
