"use client";

import { useEffect, useRef } from "react";
import { leaveGameDialog } from "@/lib/play/dialogs";
import { useDialogs } from "@/lib/site/dialogs/store";

/** Is the entry in the history the one above the game's own? */
const isGuardEntry = () => history.state?.isGameGuard === true;

/**
 * Shows a question once before Back leaves a round for real money; without such a round Back works as usual. Needs one more
 * entry in the history, added when a round begins: by the player's own tap, since browsers pass over entries that no tap made.
 */
export function useBackGuard(isInRealRound: boolean): void {
  const round = useRef({ isOpen: false, isGuarded: false });

  useEffect(() => {
    round.current.isOpen = isInRealRound;
    if (!isInRealRound) return;
    if (!isGuardEntry()) history.pushState({ isGameGuard: true }, "", location.href);
    round.current.isGuarded = true;
  }, [isInRealRound]);

  useEffect(() => {
    const state = round.current;
    const { pathname } = location;
    // The entry may be left over from an earlier visit: Back passes over it then.
    state.isGuarded ||= isGuardEntry();
    const follow = () => {
      const isLeaving = state.isGuarded && !isGuardEntry() && location.pathname === pathname;
      state.isGuarded = isGuardEntry();
      if (!isLeaving) return;
      const onLeave = () => history.back();
      if (state.isOpen) useDialogs.getState().open(leaveGameDialog, { onLeave });
      else onLeave();
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
}
