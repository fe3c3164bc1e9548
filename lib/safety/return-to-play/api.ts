import type { Http } from "@/lib/core/http/http";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";

/** @throws as every call does */
export const sendBreakSeen = (http: Http, endedAt: string): Promise<undefined> =>
  callPlatform(http, endpoints.breakSeen, { body: { endedAt } });
