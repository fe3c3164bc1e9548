import type { Http } from "@/lib/core/http/http";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";
import type { PlatformTable } from "./schema";

/** The live tables of a provider (specification "Platform calls"). @throws as every call does */
export const getLiveTables = (
  http: Http,
  partnerId: number,
  providerKind: string,
  signal?: AbortSignal,
): Promise<PlatformTable[]> =>
  callPlatform(http, endpoints.liveTables, { query: { partnerid: partnerId, providerKind }, signal });
