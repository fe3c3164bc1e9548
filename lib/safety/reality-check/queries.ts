import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { platform } from "@/lib/session/platform/platform";
import { playerKey, queryClient } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import {
  changeActivitySettings,
  getActivitySettings,
  getActivitySummary,
  getDueReminder,
  getMinutesRemaining,
  resetTimer,
} from "./api";
import { restartCount } from "./count";
import { forgetLock } from "./lock";
import { isLoginChecked, noteLoginChecked } from "./login-check";
import { announceRestart } from "./restart-news";
import { isRunning, timerPollMs } from "./timer";

export const activitySettingsQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "activity-settings"),
    queryFn: ({ signal }) => getActivitySettings(platform, signal),
  });

/**
 * The minutes until the reminder: read at once, then every minute while they run and the tab is seen; a tab that is seen again reads
 * them at once. Off, or due, they are not polled until the timer is restarted. `isDuty`: the law does not let it be off, and they are
 * read until it is not.
 */
export const minutesRemainingQuery = (player: Player, isDuty = false) =>
  queryOptions({
    queryKey: playerKey(player, "activity-minutes"),
    queryFn: ({ signal }) => getMinutesRemaining(platform, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (isRunning(data) || (isDuty && data === null) ? timerPollMs : false),
    refetchOnWindowFocus: ({ state: { data } }) => isDuty || data !== null,
  });

export const activitySummaryQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "activity-summary"),
    queryFn: ({ signal }) => getActivitySummary(platform, signal),
  });

/** Is a reminder due with this login? Asked until the answer is no, or the reminder was answered. */
export const dueReminderQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "activity-check"),
    queryFn: ({ signal }) => getDueReminder(platform, signal),
    enabled: !isLoginChecked(),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Saves the interval, null for off. */
export const activitySettingsMutation = (player: Player) =>
  mutationOptions({
    mutationFn: (timer: number | null) => changeActivitySettings(platform, timer),
    onSuccess: (settings) => {
      queryClient.setQueryData(activitySettingsQuery(player).queryKey, settings);
      restartTimer(player);
    },
    onError: () => void rereadSettings(player),
  });

/**
 * Sets the interval that the law asks for. The platform's timer begins anew with it; what this browser has counted goes on. A response
 * with another interval confirms nothing.
 */
export const requiredTimerMutation = (player: Player) =>
  mutationOptions({
    mutationFn: (timer: number) => changeActivitySettings(platform, timer),
    onSuccess: (settings, timer) => {
      if (settings.timer !== timer) return;
      queryClient.setQueryData(activitySettingsQuery(player).queryKey, settings);
      void queryClient.resetQueries({ queryKey: minutesRemainingQuery(player).queryKey });
    },
  });

/** The answer to a reminder. The timer runs again once the platform has confirmed it. */
export const resetTimerMutation = (player: Player) =>
  mutationOptions({ mutationFn: () => resetTimer(platform), onSuccess: () => restartTimer(player) });

/** A log-out waits no longer than this for its reset. */
const lastResetMs = 3_000;

/** The answer that is followed by a sign-out, which no failure of it prevents. */
export const lastResetMutation = () =>
  mutationOptions({ mutationFn: () => resetTimer(platform, { deadlineMs: lastResetMs }).catch(() => {}) });

/** A change whose answer was lost may be saved all the same: then the timer was restarted, and runs. */
async function rereadSettings(player: Player): Promise<void> {
  const { queryKey } = activitySettingsQuery(player);
  const known = queryClient.getQueryData(queryKey);
  await queryClient.invalidateQueries({ queryKey, refetchType: "all" });
  if (queryClient.getQueryData(queryKey)?.timer !== known?.timer) restartTimer(player);
  else void queryClient.resetQueries({ queryKey: minutesRemainingQuery(player).queryKey });
}

function restartTimer(player: Player): void {
  announceRestart();
  rereadTimer(player);
}

/** The timer was restarted, here or in another tab: what was read before counts no more, nor does what is on its way. */
export function rereadTimer(player: Player): void {
  forgetLock();
  restartCount();
  queryClient.removeQueries({ queryKey: activitySummaryQuery(player).queryKey });
  answerDueReminder(dueReminderQuery(player).queryKey);
  void queryClient.resetQueries({ queryKey: minutesRemainingQuery(player).queryKey });
}

/** A questionnaire that is due is not answered by it, and nobody knows of one before there is a response: then it is asked for anew. */
function answerDueReminder(queryKey: ReturnType<typeof dueReminderQuery>["queryKey"]): void {
  const known = queryClient.getQueryData(queryKey);
  if (known === undefined) return void queryClient.resetQueries({ queryKey });
  if (known === "questionnaire") return;
  noteLoginChecked();
  queryClient.setQueryData(queryKey, null);
}
