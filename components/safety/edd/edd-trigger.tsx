"use client";

import { useEffect } from "react";
import { eddDialog } from "@/lib/safety/dialogs";
import { wasAsked, wasShown } from "@/lib/safety/edd/asked-players";
import { dueReminderQuery } from "@/lib/safety/reality-check/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { useDialogs } from "@/lib/site/dialogs/store";
import { useAsker } from "./use-asker";

const { open, close } = useDialogs.getState();

/** Opens the questionnaire by itself: once for each player whom the profile asks, and once after each login that a reminder follows. */
export function EddTrigger({ player: { playerId } }: { player: Player }) {
  const asker = useAsker();
  const isReminded = usePlayerQuery(dueReminderQuery).data === "questionnaire";

  useEffect(() => {
    if (asker === null) return;
    const isNew = asker === "profile" && !wasAsked(playerId);
    if (isNew || (isReminded && !wasShown())) open(eddDialog, { asker });
  }, [asker, isReminded, playerId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closed with its player
  useEffect(() => () => close(eddDialog), [playerId]);
  return null;
}
