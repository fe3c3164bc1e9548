import type { Http } from "@/lib/core/http/http";
import { HttpError } from "@/lib/core/http/http-errors";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";
import type { DataRequest, DataRequestBody } from "./schema";

/** Null: the platform records no such requests, so that support is the way. @throws as every call does */
export async function getDataRequests(http: Http, signal?: AbortSignal): Promise<DataRequest[] | null> {
  try {
    return (await callPlatform(http, endpoints.dataRequests, { signal })).requests;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}

/** @throws as every call does */
export const sendDataRequest = (http: Http, body: DataRequestBody): Promise<DataRequest> =>
  callPlatform(http, endpoints.sendDataRequest, { body });
