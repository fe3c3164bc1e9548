import type { Http } from "@/lib/core/http/http";
import { HttpError } from "@/lib/core/http/http-errors";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";
import type { BonusPreference } from "./schema";

/** Null: the platform has no such call, so nobody can refuse bonuses there. @throws as every call does */
export async function getBonusPreference(http: Http, signal?: AbortSignal): Promise<BonusPreference | null> {
  try {
    return await callPlatform(http, endpoints.bonusPreference, { signal });
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}

/** @throws as every call does */
export const changeBonusPreference = (http: Http, body: BonusPreference): Promise<BonusPreference> =>
  callPlatform(http, endpoints.changeBonusPreference, { body });
