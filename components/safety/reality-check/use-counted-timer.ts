"use client";

import { skipToken } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type Choices, countedMinutes, requiredTimer } from "@/lib/safety/reality-check/choices";
import { beginCount, endCount, useCount } from "@/lib/safety/reality-check/count";
import {
  activitySettingsQuery,
  minutesRemainingQuery,
  requiredTimerMutation,
} from "@/lib/safety/reality-check/queries";
import type { ActivitySettings } from "@/lib/safety/reality-check/schema";
import { timerPollMs } from "@/lib/safety/reality-check/timer";
import { playerKey, usePlayerMutation, usePlayerQuery } from "@/lib/session/player/player-queries";

const lookMs = 5_000;
const minuteMs = 60_000;

/**
 * Is the reminder due by what this browser has counted? It counts where the minutes cannot be read, and where the law does not let the
 * reality check be off, or as long as it is set, until the platform has confirmed the law's interval, which is sent to it. `lasting`: what
 * holds without the country of the stay, whose interval is counted here and never sent: the platform would keep it after the stay.
 */
export function useCountedTimer(choices: Choices, lasting: Choices): boolean {
  const isDuty = !choices.mayBeOff;
  const { data: left, isError, dataUpdatedAt } = usePlayerQuery((own) => minutesRemainingQuery(own, isDuty));
  const isStaysAlone = (setting: number | null) =>
    requiredTimer(choices, setting) !== null && requiredTimer(lasting, setting) === null;
  const isSettled = (data: ActivitySettings | undefined) =>
    data !== undefined &&
    (!isDuty || isStaysAlone(data.timer) || (left !== null && requiredTimer(choices, data.timer) === null));
  const settings = usePlayerQuery<ActivitySettings>((own) => {
    const { queryKey, ...reads } = activitySettingsQuery(own);
    // One that is switched off would keep others from reading it anew.
    if (!isDuty && !isError) return { queryKey: playerKey(own, "activity-settings-unread"), queryFn: skipToken };
    return { ...reads, queryKey, refetchInterval: ({ state: { data } }) => (isSettled(data) ? false : timerPollMs) };
  });
  const timer = settings.data?.timer;
  const required = timer === undefined ? null : requiredTimer(choices, timer);
  useRequiredTimer(timer === undefined ? null : requiredTimer(lasting, timer), settings.dataUpdatedAt);

  const isReliable = left !== undefined && (!isDuty || (left !== null && timer !== undefined && required === null));
  const isRead = (left !== undefined || isError) && (!isDuty || !settings.isPending);
  const minutes = countedMinutes(choices, timer);
  const from = useCount((count) => count.from);
  const [now, setNow] = useState(Date.now);
  const restMs = from === null || minutes === null ? null : from + minutes * minuteMs - now;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every read is compared with what is counted
  useEffect(() => {
    if (!isReliable) return beginCount(isRead);
    // A timer that was put right begins anew: what was counted before it goes on to its end.
    const endsLater = isDuty && restMs !== null && (left ?? 0) * minuteMs > restMs + minuteMs;
    if (!endsLater) endCount();
  }, [isReliable, isRead, left, dataUpdatedAt, from]);

  useEffect(() => {
    if (from === null) return;
    setNow(Date.now());
    const look = setInterval(() => setNow(Date.now()), lookMs);
    return () => clearInterval(look);
  }, [from]);
  return restMs !== null && restMs <= 0;
}

/** Sends the interval until the platform has confirmed it: again with each read of the setting. */
function useRequiredTimer(required: number | null, readAt: number): void {
  const { mutate, isPending } = usePlayerMutation(requiredTimerMutation);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed is sent again with the next read, not at once
  useEffect(() => {
    if (required !== null && !isPending) mutate(required);
  }, [required, readAt]);
}
