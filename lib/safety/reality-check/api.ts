import type { Http } from "@/lib/core/http";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";
import type { ActivitySettings } from "./schema";

/** @throws as every call does */
export const getActivitySettings = (http: Http, signal?: AbortSignal): Promise<ActivitySettings> =>
  callPlatform(http, endpoints.activitySettings, { signal });
