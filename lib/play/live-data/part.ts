import type { Http } from "@/lib/core/http";
import type { Edition } from "@/lib/routing/edition";

/** The input of a read of live data: the platform as a visitor calls it, below its first version. */
export interface LiveContext {
  edition: Edition;
  http: Http;
  siteId: number;
}
