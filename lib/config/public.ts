import type { DisplayTable } from "@/lib/core/money-display";

/** The part of the configuration that the browser needs, passed on in one JSON block of every page. */
export interface PublicConfig {
  platformUrl: string;
  siteId: number;
  /** Present for a platform that does not honour the `Idempotency-Key`. */
  ignoresKeys?: true;
  identity: { poolId: string; clientId: string; endpoint: string | null };
  push: { url: string; transport: "socketio" | "websocket" };
  /** The only origins that a game frame may have. */
  frameOrigins: readonly string[];
  /** The origin where payments of pay-and-play are authorised; its frame may have it too. Absent while pay-and-play is hidden. */
  payAndPlay?: string;
  /** Does the site have a service worker? */
  offline: boolean;
  /** The country of a visitor that was not detected. */
  country: string;
  /** Where the brand puts currency symbols; absent when it follows the operator's default. */
  currencies?: DisplayTable | undefined;
}

export const publicConfigId = "config";

let read: PublicConfig | undefined;

/** In the browser: the configuration of this page. Written by our own server, hence not parsed again. */
export function publicConfig(): PublicConfig {
  read ??= JSON.parse(document.getElementById(publicConfigId)?.textContent ?? "null") as PublicConfig;
  return read;
}
