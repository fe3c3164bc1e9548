import type { Http } from "@/lib/core/http/http";
import { HttpError } from "@/lib/core/http/http-errors";
import { callPlatform } from "../platform/endpoint";
import * as endpoints from "./endpoints";
import type { AccessDetails, Profile } from "./schema";

/** The profile, or null for a player who has none yet. @throws as every call does */
export async function getProfile(http: Http, signal?: AbortSignal): Promise<Profile | null> {
  try {
    return await callPlatform(http, endpoints.profile, { signal });
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}

export const getAccessDetails = (http: Http, signal?: AbortSignal): Promise<AccessDetails> =>
  callPlatform(http, endpoints.accessDetails, { signal });

/** May the player claim a bonus by a code? */
export async function getManualClaim(http: Http, signal?: AbortSignal): Promise<boolean> {
  const { isAvailable } = await callPlatform(http, endpoints.manualClaim, { signal });
  return isAvailable;
}
