import type { Http } from "@/lib/core/http";
import { callPlatform } from "@/lib/session/platform/endpoints";
import { ActivitySettings } from "./schema";

/** @throws as every call does */
export const getActivitySettings = (http: Http, signal?: AbortSignal): Promise<ActivitySettings> =>
  callPlatform(http, "activitySettings", ActivitySettings, signal && { signal });
