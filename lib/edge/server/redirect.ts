import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Sends the redirect of a decision: Next would read each parameter of its query once for every one of them. Both statuses keep the method;
 * 308 tells search engines to list the target in place of the address, and is not to be stored either.
 */
export function sendRedirect(response: ServerResponse, location: string, isPermanent: boolean): void {
  response.writeHead(isPermanent ? 308 : 307, { location, "cache-control": "private, no-store" }).end();
}

/** Has the path doubled slashes, and no page behind them? Next would redirect it by itself. */
export const hasRepeatedSlashes = ({ url = "" }: IncomingMessage): boolean =>
  (url.split("?", 1)[0] ?? "").includes("//");
