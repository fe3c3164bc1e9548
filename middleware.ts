import { type NextRequest, NextResponse } from "next/server";
import { readEnvironment } from "@/lib/config/environment";
import { addressPolicy } from "@/lib/edge/security/content-security-policy";
import { parseTable } from "@/lib/market/offered-languages";
import { type Decision, routeOfPathname, routeRequest } from "@/lib/routing/route-request";
import { readRules } from "@/lib/routing/rules";
import {
  type CookieState,
  marketsHeader,
  readForwardedVisitor,
  searchHeader,
  sessionHeader,
} from "@/lib/routing/visitor";
import { cookieStateOf } from "@/lib/session/cookie/session-signature";

export const config = { matcher: "/((?!_next/).*)" };

/** Applies the decision of `routeRequest`. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const env = readEnvironment();
  const { pathname, search: ownSearch } = new URL(request.url);
  const search = request.headers.get(searchHeader) ?? ownSearch;
  const markets = request.headers.get(marketsHeader);
  const visitor = readForwardedVisitor(request.headers, env);
  const channel = request.headers.get("sec-ch-ua-mobile") === "?1" ? "mobile" : "web";
  const rules = readRules(env, markets ? parseTable(markets) : undefined);
  const needsPlayer = routeOfPathname(pathname, rules.routes)?.access === "player";
  const cookie: CookieState = needsPlayer ? await cookieStateOf(request.headers.get(sessionHeader) ?? "", env) : "none";
  const decision = routeRequest({ pathname, search, ...visitor, channel, cookie }, rules);
  return respond(decision, request);
}

function respond(decision: Decision, request: NextRequest): NextResponse {
  const env = readEnvironment();
  switch (decision.to) {
    case "pass":
      return NextResponse.next();
    case "redirect":
      return NextResponse.redirect(new URL(decision.location, request.url), {
        status: decision.isPermanent ? 308 : 307,
        headers: { "cache-control": "private, no-store" },
      });
    case "page": {
      const url = new URL(decision.pathname, request.url);
      return NextResponse.rewrite(url, { headers: { "content-security-policy": addressPolicy(env, decision.route) } });
    }
    // The custom server has sent its document already.
    case "refuse":
    case "document":
      return new NextResponse(null, { status: 404 });
  }
}
