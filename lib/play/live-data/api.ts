import { createHttp } from "@/lib/core/http";
import { LiveData } from "./schema";

const site = createHttp({ baseUrl: () => location.origin, deadlineMs: 8_000, bodyCapBytes: 500_000 });

/** The public live data of an edition, by the site's own server. @throws as every call does */
export const getLiveData = (edition: string, signal: AbortSignal): Promise<LiveData> =>
  site.get(`api/live/${edition}`, LiveData, { signal });
