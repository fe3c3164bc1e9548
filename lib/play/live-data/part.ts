import type { Http } from "@/lib/core/http";
import type { Edition } from "@/lib/routing/edition";

/** What a part of the live data is read with: the platform as a visitor calls it, below its first version. */
export interface LiveContext {
  edition: Edition;
  http: Http;
  siteId: number;
}
