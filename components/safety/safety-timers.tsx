"use client";

import { Fragment } from "react";
import { useCalm } from "@/components/site/use-calm";
import type { ByPlace } from "@/lib/market/policy/by-place";
import type { ChoiceRules } from "@/lib/safety/reality-check/choices";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { EddTrigger } from "./edd/edd-trigger";
import { IdleTimer } from "./idle/idle-timer";
import { LimitTimer } from "./limits/limit-timer";
import { PlaySummaryTimer } from "./play-summary/play-summary-timer";
import { RealityCheckTimer } from "./reality-check/reality-check-timer";
import { ReturnTrigger } from "./return-to-play/return-trigger";

/** The fields of the market policy that the timers follow. */
export interface TimerPolicy {
  idleMinutes: ByPlace<number>;
  realityCheck: ChoiceRules;
  lockMinutes: ByPlace<number>;
  breakConfirmation: ByPlace<boolean>;
}

/** What looks after whoever is signed in, for as long as they are, whatever is on the page. */
export function SafetyTimers({ idleMinutes, ...policy }: TimerPolicy) {
  const player = useSession(playerIn);
  // A change in another tab reaches this page.
  useCalm();
  if (!player) return null;
  return (
    <Fragment key={player.playerId}>
      <RealityCheckTimer player={player} {...policy} />
      <LimitTimer player={player} />
      <PlaySummaryTimer player={player} breakConfirmation={policy.breakConfirmation} />
      <EddTrigger player={player} />
      <ReturnTrigger />
      <IdleTimer player={player} minutes={idleMinutes} />
    </Fragment>
  );
}
