"use client";

import { useEffect } from "react";
import { watchClock } from "@/lib/core/time/clock-jumps";
import { type ByPlace, strictestAt } from "@/lib/market/policy/by-place";
import { atLeast } from "@/lib/market/policy/strictness";
import { realityCheckDialog } from "@/lib/safety/dialogs";
import { type ChoiceRules, choicesOf } from "@/lib/safety/reality-check/choices";
import { forgetLock } from "@/lib/safety/reality-check/lock";
import { noteLoginChecked } from "@/lib/safety/reality-check/login-check";
import {
  activitySummaryQuery,
  dueReminderQuery,
  minutesRemainingQuery,
  rereadTimer,
} from "@/lib/safety/reality-check/queries";
import { watchRestarts } from "@/lib/safety/reality-check/restart-news";
import { isDue, isRunOut } from "@/lib/safety/reality-check/timer";
import { detectedPlaces } from "@/lib/session/client-context/detected-place";
import { isPermittedFor, placeOf } from "@/lib/session/player/account-place";
import { queryClient, usePlayerQuery } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { useDialogs } from "@/lib/site/dialogs/store";
import { useCountedTimer } from "./use-counted-timer";

const isOpen = () => useDialogs.getState().requests.some(({ handle }) => handle === realityCheckDialog);
const { open, close } = useDialogs.getState();

interface RealityCheckTimerProps {
  player: Player;
  /** Fields of the market policy: the setting and whether it is a duty, the pause before play goes on, and whether a break is confirmed. */
  realityCheck: ChoiceRules;
  lockMinutes: ByPlace<number>;
  breakConfirmation: ByPlace<boolean>;
}

/**
 * The timer of the reality check, whatever is on the page: once it is due, the summary is asked for and the reminder stands above
 * everything until it is answered, here or in another tab.
 */
export function RealityCheckTimer({ player, ...policy }: RealityCheckTimerProps) {
  const account = placeOf(player);
  const places = [account, ...detectedPlaces()];
  const choices = choicesOf(policy.realityCheck, places);
  const isDuty = !choices.mayBeOff;
  const { data: minutes, dataUpdatedAt, errorUpdatedAt } = usePlayerQuery((own) => minutesRemainingQuery(own, isDuty));
  const isCounted = useCountedTimer(choices, choicesOf(policy.realityCheck, [account]));
  const { playerId } = player;
  const { data: reminder } = usePlayerQuery(dueReminderQuery);
  const isOver = isDue(minutes) || isRunOut(minutes, dataUpdatedAt, errorUpdatedAt);
  const due = isOver || isCounted || reminder === "reminder";
  const isRunningDown = !due && minutes != null;
  const dialogs = useDialogs(({ requests }) => requests);

  useEffect(() => {
    if (reminder === null) noteLoginChecked();
  }, [reminder]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a player whose claims are newer is the same one
  useEffect(() => {
    if (!due) return;
    void queryClient.prefetchQuery(activitySummaryQuery(player));
    return () => close(realityCheckDialog);
  }, [due, playerId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: also opened again when its code did not arrive and the error was closed
  useEffect(() => {
    if (!due || isOpen()) return;
    open(realityCheckDialog, {
      choices,
      lockMinutes: strictestAt(atLeast, policy.lockMinutes, places),
      confirmsBreak: isPermittedFor(policy.breakConfirmation, player),
    });
  }, [due, dialogs]);

  // Answered on another device: the next reminder begins a pause of its own.
  useEffect(() => {
    if (isRunningDown) forgetLock();
  }, [isRunningDown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a player whose claims are newer is the same one
  useEffect(() => watchRestarts(() => rereadTimer(player)), [playerId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a player whose claims are newer is the same one
  useEffect(
    () => watchClock(() => void queryClient.refetchQueries({ queryKey: minutesRemainingQuery(player).queryKey })),
    [playerId],
  );
  return null;
}
