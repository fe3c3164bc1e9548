"use client";

import { useEffect, useRef } from "react";
import { leaveGameDialog } from "@/lib/play/dialogs";
import { closeLayer, goBack, type Layer, openLayer } from "@/lib/site/dialogs/overlay-history";
import { useDialogs } from "@/lib/site/dialogs/store";

/**
 * Shows a question once before Back leaves a round for real money; without such a round Back works as usual. Needs one more
 * entry in the history, added when a round begins: by the player's own tap, since browsers pass over entries that no tap made.
 */
export function useBackGuard(isInRealRound: boolean): void {
  const isInRound = useRef(false);
  const guard = useRef<Layer>(null);

  useEffect(() => {
    isInRound.current = isInRealRound;
    if (!isInRealRound || guard.current) return;
    const close = () => {
      guard.current = null;
      if (isInRound.current) useDialogs.getState().open(leaveGameDialog, { onLeave: goBack });
      else goBack();
    };
    guard.current = openLayer({ close });
  }, [isInRealRound]);

  useEffect(() => () => closeLayer(guard.current), []);
}
