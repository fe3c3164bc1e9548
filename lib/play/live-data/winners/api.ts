import type { Http } from "@/lib/core/http/http";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";
import type { DateRange } from "./schema";

interface Site {
  siteId: number;
  currency: string;
}

export const getTopWinners = (http: Http, { siteId, currency }: Site, dateRange: DateRange, signal?: AbortSignal) =>
  callPlatform(http, endpoints.topWinners, { query: { dateRange, siteId, currency }, signal });

export const getLatestWinners = (http: Http, { siteId, currency }: Site, signal?: AbortSignal) =>
  callPlatform(http, endpoints.latestWinners, { query: { siteId, currency }, signal });
