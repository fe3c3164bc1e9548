import type { IncomingMessage, ServerResponse } from "node:http";
import type { Decision } from "@/lib/routing/route-request";
import { type ResponseContext, sendStaticPage } from "./respond";

/**
 * Responds to a path with doubled slashes: Next would redirect it by itself, and ours to the right locale, case and page
 * would be a second hop. Returns false for every other path.
 */
export function respondToRepeatedSlashes(
  request: IncomingMessage,
  response: ServerResponse,
  context: ResponseContext,
  decision: Decision,
): boolean {
  const [pathname = ""] = (request.url ?? "").split("?", 1);
  if (!pathname.includes("//")) return false;
  if (decision.to === "redirect")
    response.writeHead(307, { location: decision.location, "cache-control": "private, no-store" }).end();
  else sendStaticPage("not-found", request, response, context);
  return true;
}
