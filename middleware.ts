import { type NextRequest, NextResponse } from "next/server";
import { readEnvironment } from "@/lib/core/env";
import { getBrand } from "@/lib/site/config/brand";
import { documentHeaders, documentStatus, staticDocument } from "@/lib/site/documents/static-document";
import { zones } from "@/lib/site/market/zones";
import { channelOf } from "@/lib/site/routes/channel";
import { type Decision, routeRequest } from "@/lib/site/routes/route-request";
import { visitorOf } from "@/lib/site/routes/visitor";
import { addressPolicy } from "@/lib/site/security/address-policy";

export const config = { matcher: "/((?!_next/).*)" };

/** A shell around `routeRequest`: asks it, and says its decision in Next's words. */
export function middleware(request: NextRequest): NextResponse {
  const env = readEnvironment();
  const { pathname, search } = new URL(request.url);
  const visitor = visitorOf(request.headers, env);
  const channel = channelOf(request.headers.get("user-agent") ?? "", request.headers.get("sec-ch-ua-mobile"));
  const decision = routeRequest(
    { method: request.method, pathname, search, country: visitor.country, channel },
    { maintenance: env.MAINTENANCE, restrictedCountries: env.RESTRICTED_COUNTRIES, zoneOf: zones().zoneOf },
  );
  return answer(decision, request);
}

function answer(decision: Decision, request: NextRequest): NextResponse {
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
      return new NextResponse(staticDocument(decision.document, decision.locale, getBrand(), reference), {
        status: documentStatus[decision.document],
        headers: documentHeaders(decision.document),
      });
    }
  }
}
