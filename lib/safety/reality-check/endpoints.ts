import * as z from "zod/mini";
import { nothing } from "@/lib/core/http/http";
import { endpoint } from "@/lib/session/platform/endpoint";
import { ActivitySettings, ActivitySummary, DueReminder, MinutesRemaining } from "./schema";

/** The interval of the reality check. */
export const activitySettings = endpoint({
  method: "get",
  path: "player/activity/settings", // assumed
  response: ActivitySettings,
});

/** Null switches it off. The timer begins anew. */
export const changeActivitySettings = endpoint({
  method: "patch",
  path: "player/activity/settings", // assumed
  body: z.object({ timer: z.nullable(z.int()) }),
  response: ActivitySettings,
});

export const minutesRemaining = endpoint({
  method: "get",
  path: "player/activity/minutes_remaining", // assumed
  response: MinutesRemaining,
});

/** The reminder was answered: the timer begins anew. */
export const resetTimer = endpoint({
  method: "patch",
  path: "player/activity/reset_timer", // assumed
  response: nothing,
});

export const activitySummary = endpoint({
  method: "get",
  path: "player/activity/summary", // assumed
  response: ActivitySummary,
});

/** Asked once after a login: is a reminder due? */
export const activityCheck = endpoint({
  method: "get",
  path: "player/activity/activity_check", // assumed
  response: DueReminder,
});
