import type { Http } from "@/lib/core/http/http";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";
import type { ActivitySettings, ActivitySummary, DueReminder } from "./schema";

/** @throws as every call does */
export const getActivitySettings = (http: Http, signal?: AbortSignal): Promise<ActivitySettings> =>
  callPlatform(http, endpoints.activitySettings, { signal });

/** @throws as every call does */
export const changeActivitySettings = (http: Http, timer: number | null): Promise<ActivitySettings> =>
  callPlatform(http, endpoints.changeActivitySettings, { body: { timer } });

/** @throws as every call does */
export const getMinutesRemaining = (http: Http, signal?: AbortSignal): Promise<number | null> =>
  callPlatform(http, endpoints.minutesRemaining, { signal });

/** @throws as every call does */
export const resetTimer = (http: Http, options: { deadlineMs?: number } = {}): Promise<void> =>
  callPlatform(http, endpoints.resetTimer, options);

/** @throws as every call does */
export const getActivitySummary = (http: Http, signal?: AbortSignal): Promise<ActivitySummary> =>
  callPlatform(http, endpoints.activitySummary, { signal });

/** @throws as every call does */
export const getDueReminder = (http: Http, signal?: AbortSignal): Promise<DueReminder> =>
  callPlatform(http, endpoints.activityCheck, { signal });
