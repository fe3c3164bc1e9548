import type { Http } from "@/lib/core/http/http";
import type { Edition } from "@/lib/routing/edition";

/** The input of a read of live data: the platform as a visitor calls it. */
export interface LiveContext {
  edition: Edition;
  http: Http;
  siteId: number;
}

/** Logs why a part of the live data is missing, or a source of it. */
export function logFailure(part: string, error: unknown): void {
  console.error(JSON.stringify({ event: "dependency", dependency: "platform", part, reason: String(error) }));
}
