import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import type { Environment } from "@/lib/config/environment";
import { parseTable } from "@/lib/market/offered-languages";
import { channelOf } from "@/lib/routing/channel";
import type { Channel } from "@/lib/routing/edition";
import { type Decision, routeOfPathname, routeRequest } from "@/lib/routing/route-request";
import { readRules } from "@/lib/routing/rules";
import type { CookieState, Visitor } from "@/lib/routing/visitor";
import { cookieStateOf } from "@/lib/session/cookie/session-signature";

/** Decisions for pages are remembered, most of all for those that everybody opens: as many, and addresses of this length. */
const mostRemembered = 1_000;
const longestRemembered = 200;

/**
 * The decision of the middleware, made before it: both call `routeRequest` with the same input. It is there at once for every
 * page but those for players, whose cookie has to be verified.
 */
export function createRouter(
  env: Environment,
): (request: IncomingMessage, visitor: Visitor, markets: string) => Decision | Promise<Decision> {
  let known = "";
  let rules = readRules(env);
  const pages = new LRUCache<string, Decision>({ max: mostRemembered });
  return ({ url = "", headers }, { country, address }, markets) => {
    if (markets !== known) {
      known = markets;
      rules = readRules(env, markets ? parseTable(markets) : undefined);
      pages.clear();
    }
    const channel = readChannel({ headers });
    const key = `${channel} ${country} ${env.BLOCKED_ADDRESSES ? address : ""} ${url}`;
    const remembered = pages.get(key);
    if (remembered) return remembered;
    const target = splitTarget(url);
    const route = routeOfPathname(target.pathname, rules.routes);
    const decide = (cookie: CookieState) => routeRequest({ ...target, country, address, channel, cookie }, rules);
    if (route?.access === "player") return cookieStateOf(headers.cookie ?? "", env).then(decide);
    const decision = decide("none");
    if (decision.to === "page" && !route?.payAndPlay && url.length <= longestRemembered) pages.set(key, decision);
    return decision;
  };
}

export const readChannel = ({ headers }: Pick<IncomingMessage, "headers">): Channel =>
  channelOf(headers["user-agent"] ?? "", String(headers["sec-ch-ua-mobile"] ?? "") || null);

/** A request target's path and query; the query with its "?", without `_rsc`, which is Next's own. */
export function splitTarget(target: string): { pathname: string; search: string } {
  const [url = ""] = target.split("#", 1);
  const at = url.indexOf("?");
  if (at < 0) return { pathname: url, search: "" };
  const pairs = url.slice(at + 1).split("&");
  const kept = pairs.filter((pair) => pair && !/^_rsc(=|$)/.test(pair));
  return { pathname: url.slice(0, at), search: kept.length > 0 ? `?${kept.join("&")}` : "" };
}
