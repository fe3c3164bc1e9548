import { z } from "zod";
import type { Http } from "@/lib/core/http";
import { callPlatform } from "@/lib/session/platform/endpoints";
import { type DateRange, PlatformWinner } from "./schema";

interface Site {
  siteId: number;
  currency: string;
}

export const getTopWinners = (http: Http, { siteId, currency }: Site, dateRange: DateRange, signal?: AbortSignal) =>
  callPlatform(http, "topWinners", z.array(PlatformWinner), {
    query: { dateRange, siteId, currency },
    ...(signal && { signal }),
  });

export const getLatestWinners = (http: Http, { siteId, currency }: Site, signal?: AbortSignal) =>
  callPlatform(http, "latestWinners", z.array(PlatformWinner), {
    query: { siteId, currency },
    ...(signal && { signal }),
  });
