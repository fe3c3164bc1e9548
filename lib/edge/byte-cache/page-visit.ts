import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { splitTarget } from "@/lib/edge/server/page-request";
import type { Decision } from "@/lib/routing/route-request";
import { routes } from "@/lib/routing/routes";
import { chooseEncoding } from "./encoding";
import type { PageVisit } from "./respond";

type PageDecision = Extract<Decision, { to: "page" }>;

/** The kinds of prefetch that Next's router names. Every other value is read as none: each would be a separate entry. */
const prefetchKinds = ["1", "2"];
const longestSegment = 200;
/** The header of the middleware's rewrite for Next's router, which derives the page's parameters from it. */
const rewrittenPathHeader = "x-nextjs-rewritten-path";

/**
 * The visit of a page that may be stored; null for one that must pass by: another method, odd headers of Next's router.
 * `cookies`: those that a document of this visitor sets. `isHidden`: from search engines.
 */
export function toPageVisit(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, route }: PageDecision,
  { requestId, cookies, isHidden }: { requestId: string; cookies: readonly string[]; isHidden?: boolean },
): PageVisit | null {
  const { method, headers } = request;
  if (method !== "GET" && method !== "HEAD") return null;
  const encoding = chooseEncoding(String(headers["accept-encoding"] ?? "") || undefined);
  const own: (string | readonly string[])[] = ["x-request-id", requestId];
  if (isHidden) own.push("x-robots-tag", "noindex");
  if (headers.rsc !== "1") {
    if (cookies.length > 0) own.push("set-cookie", cookies);
    const status = route === routes.serverError ? 500 : 200;
    return { request, response, encoding, status, key: `${pathname}\nhtml`, own };
  }
  const router = Object.values(readRouterHeaders(headers));
  if (router.some((value) => value.length > longestSegment)) return null;
  own.push(rewrittenPathHeader, pathname);
  if (splitTarget(request.url ?? "").search) own.push("x-nextjs-rewritten-query", "");
  return { request, response, encoding, status: 200, key: [pathname, "rsc", ...router].join("\n"), own };
}

/** Reduces a request to what a page may depend on, so that nothing else of a visitor can reach what others get. */
export function reduceRequest({ request, response }: PageVisit, { pathname }: PageDecision): void {
  const { headers } = request;
  const own = Object.entries(headers).filter(([name]) => name.startsWith("x-greenroom-"));
  const isRouter = headers.rsc === "1";
  if (isRouter) response.setHeader(rewrittenPathHeader, pathname);
  request.headers = {
    ...Object.fromEntries(own),
    host: "localhost",
    "sec-ch-ua-mobile": headers["sec-ch-ua-mobile"],
    ...(isRouter && {
      rsc: "1",
      ...Object.fromEntries(Object.entries(readRouterHeaders(headers)).filter(([, value]) => value)),
    }),
  };
}

/** The headers of Next's router by which a page's response differs. The router's state is left out: a cached page has one answer. */
function readRouterHeaders(headers: IncomingHttpHeaders) {
  const prefetch = String(headers["next-router-prefetch"] ?? "");
  return {
    "next-router-prefetch": prefetchKinds.includes(prefetch) ? prefetch : "",
    "next-router-segment-prefetch": String(headers["next-router-segment-prefetch"] ?? ""),
  };
}
