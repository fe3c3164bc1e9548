import type { Http } from "@/lib/core/http/http";
import { HttpError } from "@/lib/core/http/http-errors";
import { callPlatform } from "../platform/endpoint";
import * as endpoints from "./endpoints";

/** A short-lived token for one push connection; null on a 401, which is ignored silently (specification "Error catalogue"). */
export async function getPushToken(http: Http, signal?: AbortSignal): Promise<string | null> {
  try {
    return (await callPlatform(http, endpoints.pushToken, { signal })).token;
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return null;
    throw error;
  }
}
