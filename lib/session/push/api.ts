import type { Http } from "@/lib/core/http";
import { HttpError } from "@/lib/core/http-errors";
import { callPlatform } from "../platform/endpoints";
import { PushToken } from "./schema";

/** A short-lived token for one push connection; null on a 401, which is ignored silently (specification "Error catalogue"). */
export async function getPushToken(http: Http, signal?: AbortSignal): Promise<string | null> {
  try {
    return (await callPlatform(http, "pushToken", PushToken, signal && { signal })).token;
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return null;
    throw error;
  }
}
