"use client";

import { useEffect, useState } from "react";
import { gameOptionsDialog } from "@/lib/play/dialogs";
import { useDialogs } from "@/lib/site/dialogs/store";
import type { LaunchFacts } from "./launch-game";
import { isHiddenOnDevice } from "./this-device";

/**
 * Tells somebody at a desktop that the game is for phones and tablets alone: by the dialog of its options, which opens with the
 * page and again on request. Null for everybody else.
 */
export function useMobileOnly(facts: LaunchFacts, title: string, needsLogin: boolean): (() => void) | null {
  const [isKept, setKept] = useState(false);
  const { thumb } = facts;
  const hasDemo = !needsLogin && !facts.isMoneyOnly;
  useEffect(() => {
    if (!isHiddenOnDevice(facts)) return;
    setKept(true);
    const { open, close } = useDialogs.getState();
    open(gameOptionsDialog, { title, hasDemo, thumb });
    return () => close(gameOptionsDialog);
  }, [facts, title, hasDemo, thumb]);
  return isKept ? () => useDialogs.getState().open(gameOptionsDialog, { title, hasDemo, thumb }) : null;
}
