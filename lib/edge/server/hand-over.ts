import type { IncomingMessage, ServerResponse } from "node:http";
import { SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import type { Environment } from "@/lib/config/environment";
import { isDevelopment } from "@/lib/config/mode";
import { type Decision, routeOfPathname } from "@/lib/routing/route-request";
import {
  marketsHeader,
  requestIdHeader,
  searchHeader,
  sessionHeader,
  type Visitor,
  visitorHeaders,
} from "@/lib/routing/visitor";
import { sessionCookies } from "@/lib/session/cookie/session-signature";
import { keepPrivate } from "./keep-private";
import { readChannel, splitTarget } from "./page-request";

/** What the custom server found out about a request. */
interface Findings {
  requestId: string;
  visitor: Visitor;
  /** The difference of the markets' offer to our own table, as text. */
  offeredMarkets: string;
  decision: Decision;
  isPreview: boolean;
}

/**
 * The headers that Next, its middleware or a route handler reads. The others stay outside: Next's own headers and the forwarded ones
 * because a visitor may not write them, the rest because Next spends time on them (a second on 2,400 cookies).
 */
export const keptHeaders: ReadonlySet<string> = new Set([
  ...[
    "host",
    "accept",
    "accept-encoding",
    "accept-language",
    "authorization",
    "origin",
    "sec-fetch-site",
    SIGNATURE_HEADER_NAME,
  ],
  ...["content-type", "content-length", "transfer-encoding", "if-none-match", "if-modified-since", "range"],
  ...["rsc", "next-router-prefetch", "next-router-segment-prefetch"],
]);

/** What Next's development server reads besides: it notifies the browser of each request, and checks who asks. */
const keptInDevelopment = /^(cookie|referer|user-agent|sec-fetch-\w+|next-[\w-]+|x-nextjs-(html-)?request-id)$/;

/**
 * Makes the request that Next gets. Of its headers only those remain that something reads, with our findings beside them. Pages get
 * their path alone: Next would store the query of the visitor who renders a page first in the cached page, `_rsc` of a request by its
 * router too, which it need not check (next.config.mjs). The middleware finds the query in a header.
 */
export function handOver(
  request: IncomingMessage,
  response: ServerResponse,
  findings: Findings,
  env: Environment,
): void {
  const { url = "", headers } = request;
  const { requestId, visitor, offeredMarkets, decision, isPreview } = findings;
  const { pathname, search } = splitTarget(url);
  const session = sessionOf(pathname, headers.cookie, env);
  request.headers = {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => mayPass(name, isPreview))),
    "sec-ch-ua-mobile": readChannel(request) === "mobile" ? "?1" : "?0",
    [requestIdHeader]: requestId,
    [visitorHeaders.country]: visitor.country,
    [visitorHeaders.address]: visitor.address,
    [searchHeader]: search,
    ...(offeredMarkets && { [marketsHeader]: offeredMarkets }),
    ...(session && { [sessionHeader]: session }),
  };
  if (decision.to === "pass" && decision.pathname) {
    request.url = decision.pathname + url.slice(pathname.length);
    // The address does not say what it answers: a shared cache would give it to others.
    keepPrivate(response);
  }
  if (decision.to !== "page") return;
  request.url = pathname;
  // Next's header for a rewrite that drops a query: without it the router takes the address's query for the page's.
  if (headers.rsc && search) response.setHeader("x-nextjs-rewritten-query", "");
}

/** The cookie that opens a preview of drafts is ours: `openPreview` has replaced the visitor's cookies by it. */
function mayPass(name: string, isPreview: boolean): boolean {
  return keptHeaders.has(name) || (isPreview && name === "cookie") || (isDevelopment && keptInDevelopment.test(name));
}

/** The session cookies, which the middleware verifies again, for the pages of players; "" for every other address. */
function sessionOf(pathname: string, cookie = "", { SESSION_COOKIE: name }: Environment): string {
  if (routeOfPathname(pathname)?.access !== "player") return "";
  return sessionCookies(cookie, name)
    .map((value) => `${name}=${value}`)
    .join("; ");
}

/** More than any address of ours has. Next reads each of a query's parameters once for every one of them. */
const mostParameters = 64;

/** May Next get the query of a file or a route handler? A page's never reaches it. */
export function hasFewParameters(target: string): boolean {
  return target.split("&", mostParameters + 1).length <= mostParameters;
}
