import type { IncomingMessage, ServerResponse } from "node:http";
import { parseEdition } from "@/lib/routing/edition";
import type { Decision } from "@/lib/routing/route-request";
import { chooseEncoding } from "./encoding";
import type { PageVisit } from "./respond";

type PageDecision = Extract<Decision, { to: "page" }>;

/** The headers of Next's router by which a page's response differs. The router's state is left out: a cached page has one answer. */
const routerHeaders = ["next-router-prefetch", "next-router-segment-prefetch"] as const;
const longestRouterHeader = 200;

/**
 * The visit of a page that may be stored; null for one that must pass by: another method, a preview of drafts.
 * Reduces the request to what a page may depend on, so that nothing else of a visitor can reach what others get.
 */
export function toPageVisit(
  request: IncomingMessage,
  response: ServerResponse,
  decision: PageDecision,
): PageVisit | null {
  const { method, headers } = request;
  if (method !== "GET" && method !== "HEAD") return null;
  if (/(^|;\s*)(__prerender_bypass|__next_preview_data)=/.test(headers.cookie ?? "")) return null;

  const isRouter = headers.rsc === "1";
  const router = isRouter ? routerHeaders.map((name) => String(headers[name] ?? "")) : [];
  const channel = parseEdition(decision.pathname.split("/", 2)[1] ?? "")?.channel;
  if (router.some((value) => value.length > longestRouterHeader)) return null;
  const encoding = chooseEncoding(String(headers["accept-encoding"] ?? "") || undefined);
  const own = Object.entries(headers).filter(([name]) => name.startsWith("x-greenroom-"));
  request.headers = {
    ...Object.fromEntries(own),
    host: "localhost",
    "sec-ch-ua-mobile": channel === "mobile" ? "?1" : "?0",
    ...(isRouter && {
      rsc: "1",
      ...Object.fromEntries(routerHeaders.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))),
    }),
  };
  // What Next says of the middleware's rewrite to its router, which derives the page's parameters from it.
  if (isRouter) response.setHeader("x-nextjs-rewritten-path", decision.pathname);
  return { request, response, encoding, key: [decision.pathname, isRouter ? "rsc" : "html", ...router].join("\n") };
}
