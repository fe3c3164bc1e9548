"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { useMarketRules } from "@/components/site/use-market-rules";
import { watchClock } from "@/lib/core/time/clock-jumps";
import type { ByPlace } from "@/lib/market/policy/by-place";
import { playSummaryDialog } from "@/lib/safety/dialogs";
import { untilSummary } from "@/lib/safety/play-summary/last-shown";
import { isPermittedFor } from "@/lib/session/player/account-place";
import type { Player } from "@/lib/session/state";
import { useDialogs } from "@/lib/site/dialogs/store";

const { open, close } = useDialogs.getState();

interface PlaySummaryTimerProps {
  player: Player;
  /** A field of the market policy: is a break of 24 hours confirmed? */
  breakConfirmation: ByPlace<boolean>;
}

/** Shows a player what their play has cost, as often as the law of their place asks for, for as long as they are signed in. */
export function PlaySummaryTimer({ player, breakConfirmation }: PlaySummaryTimerProps) {
  const { playerId } = player;
  const hours = useMarketRules().rules?.playSummaryHours ?? null;
  const pathname = usePathname();
  const confirmsBreak = isPermittedFor(breakConfirmation, player);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was opened for others goes with them
  useEffect(() => () => close(playSummaryDialog), [hours, playerId, confirmsBreak]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closed before it was seen, it comes again with the next page
  useEffect(() => {
    if (hours === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const untilDue = () => untilSummary(playerId, hours, Date.now());
    const wait = () => {
      clearTimeout(timer);
      const waitMs = untilDue();
      if (waitMs === 0) open(playSummaryDialog, { playerId, confirmsBreak }, () => untilDue() > 0 && wait());
      else timer = setTimeout(wait, waitMs);
    };
    wait();
    const endWatch = watchClock(wait);
    return () => {
      clearTimeout(timer);
      endWatch();
    };
  }, [hours, playerId, confirmsBreak, pathname]);
  return null;
}
