"use client";

import { useEffect, useRef } from "react";
import type { LaunchFacts } from "@/components/play/game-launch/launch/launch-game";
import { useCountry } from "@/components/site/use-country";
import { type DemoOffer, leaveGameDialog } from "@/lib/play/dialogs";
import type { Launch } from "@/lib/play/game-launch/launch/launch";
import { isDemoOpen, needsMoney } from "@/lib/play/game-launch/launch/launch-rules";
import { placesOf } from "@/lib/session/player/account-place";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import { useMedia } from "@/lib/site/screen/orientation";

/**
 * The way from real money to the demo of the same game, beside every launch for real money; null where the game has no demo for
 * players. During a round a question comes first. The launch of the demo asks the policy again.
 */
export function useDemoOffer(
  { needsLogin, rules }: LaunchFacts,
  { launch, isInRealRound, start }: { launch: Launch; isInRealRound: boolean; start: () => void },
): DemoOffer | null {
  const player = useSession(playerIn);
  const country = useCountry();
  // Read when the button is pressed, which may be in a menu that was opened before the round.
  const isRunning = useRef(isInRealRound);
  useEffect(() => {
    isRunning.current = isInRealRound;
  }, [isInRealRound]);
  if (!player || needsLogin || launch.status === "idle" || launch.mode !== "real") return null;
  const places = [{ country }, ...placesOf(player)];
  if (needsMoney(rules, places)) return null;
  return {
    isOpenFor: (kycStatus) => isDemoOpen(rules, places, kycStatus),
    start: () => (isRunning.current ? useDialogs.getState().open(leaveGameDialog, { onLeave: start }) : start()),
  };
}

/** Where the demo has its button: on a phone below the game, as the bar is full. A game that takes the window has it in its menu alone. */
export function useDemoPlace(demo: DemoOffer | null, isAlone: boolean): "bar" | "row" | null {
  const isNarrow = useMedia("(width < 768px)");
  if (demo === null || isAlone) return null;
  return isNarrow ? "row" : "bar";
}
