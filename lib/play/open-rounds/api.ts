import type { Http } from "@/lib/core/http/http";
import { HttpError } from "@/lib/core/http/http-errors";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";
import type { OpenRound } from "./schema";

/** The rounds that wait for the player; none of a platform without the call (404). */
export async function getOpenRounds(http: Http, signal?: AbortSignal): Promise<OpenRound[]> {
  try {
    return await callPlatform(http, endpoints.openRounds, { signal });
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return [];
    throw error;
  }
}
