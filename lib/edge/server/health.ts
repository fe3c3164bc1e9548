import type { IncomingMessage, ServerResponse } from "node:http";

let isDraining = false;

/** From now on this process takes no new work: it is about to end. */
export function startDraining(): void {
  isDraining = true;
}

/**
 * Handles `/healthz` (the process lives: restart it when not) and `/readyz` (send it visitors). Neither calls another service:
 * all instances would leave the rotation the moment that service fails, and with them the cached pages, the static documents
 * and all that works without it. The custom server listens once Next is prepared, so being asked at all is being ready.
 */
export function respondToHealthCheck({ url, method }: IncomingMessage, response: ServerResponse): boolean {
  if (url !== "/healthz" && url !== "/readyz") return false;
  const ok = url === "/healthz" || !isDraining;
  response.statusCode = ok ? 200 : 503;
  response.setHeader("content-type", "application/json");
  response.setHeader("cache-control", "no-store");
  response.end(method === "HEAD" ? undefined : JSON.stringify({ ok }));
  return true;
}
