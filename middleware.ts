import { type NextRequest, NextResponse } from "next/server";
import { getBrand } from "@/lib/config/brand";
import { type Environment, readEnvironment } from "@/lib/config/environment";
import { isInRange } from "@/lib/core/address-range";
import { addressPolicy } from "@/lib/edge/security/content-security-policy";
import { renderStaticPage, staticPageHeaders, staticPageStatus } from "@/lib/edge/static-pages/static-page";
import { parseTable } from "@/lib/market/availability";
import { zones } from "@/lib/market/zones";
import { channelOf } from "@/lib/routing/channel";
import { type Decision, type Rules, routeRequest } from "@/lib/routing/route-request";
import { shownRoutes } from "@/lib/routing/shown-routes";
import { marketsHeader, readForwardedVisitor } from "@/lib/routing/visitor";

export const config = { matcher: "/((?!_next/).*)" };

/** Applies the decision of `routeRequest`. */
export function middleware(request: NextRequest): NextResponse {
  const env = readEnvironment();
  const { pathname, search } = new URL(request.url);
  const visitor = readForwardedVisitor(request.headers, env);
  const channel = channelOf(request.headers.get("user-agent") ?? "", request.headers.get("sec-ch-ua-mobile"));
  const decision = routeRequest(
    { method: request.method, pathname, search, ...visitor, channel },
    readRules(env, request),
  );
  return respond(decision, request);
}

function readRules(env: Environment, request: NextRequest): Rules {
  const { BLOCKED_ADDRESSES: blocked } = env;
  const markets = request.headers.get(marketsHeader);
  return {
    maintenance: env.MAINTENANCE,
    restrictedCountries: env.RESTRICTED_COUNTRIES,
    isBlockedAddress: (address) => blocked !== undefined && isInRange(address, blocked),
    zoneOf: zones().zoneOf,
    routes: shownRoutes(env),
    ...(markets && { markets: parseTable(markets) }),
  };
}

function respond(decision: Decision, request: NextRequest): NextResponse {
  const env = readEnvironment();
  switch (decision.to) {
    case "pass":
      return NextResponse.next();
    case "redirect":
      return NextResponse.redirect(new URL(decision.location, request.url), 307);
    case "page": {
      const url = new URL(decision.pathname, request.url);
      return NextResponse.rewrite(url, { headers: { "content-security-policy": addressPolicy(env) } });
    }
    case "refuse": {
      const reference = request.headers.get("x-greenroom-request") ?? "";
      return new NextResponse(renderStaticPage(decision.document, decision.locale, getBrand(), reference), {
        status: staticPageStatus[decision.document],
        headers: staticPageHeaders(decision.document),
      });
    }
  }
}
