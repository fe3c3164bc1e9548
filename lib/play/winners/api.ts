import { z } from "zod";
import type { Http } from "@/lib/core/http";
import { type DateRange, PlatformWinner } from "./schema";

interface Site {
  siteId: number;
  currency: string;
}

export const getTopWinners = (http: Http, { siteId, currency }: Site, dateRange: DateRange, signal?: AbortSignal) =>
  http.get("player/wallet/top-winners", z.array(PlatformWinner), {
    query: { dateRange, siteId, currency },
    ...(signal && { signal }),
  });

export const getLatestWinners = (http: Http, { siteId, currency }: Site, signal?: AbortSignal) =>
  http.get("player/wallet/latest-winners", z.array(PlatformWinner), {
    query: { siteId, currency },
    ...(signal && { signal }),
  });
