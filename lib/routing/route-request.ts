import { decodePath } from "@/lib/core/url-path";
import type { Locale } from "@/lib/market/locale";
import { defaultLocale, isLocaleShaped, nearestLocale, parseLocale } from "@/lib/market/locale";
import type { MarketCode } from "@/lib/market/markets";
import type { MarketTable } from "@/lib/market/offered-languages";
import { type Channel, formatEdition, parseEdition } from "./edition";
import { missingGameId } from "./lobby-type";
import { pageSegment } from "./page-segment";
import { matchRoute, type Route, routes, segmentsOf } from "./routes";
import type { CookieState } from "./visitor";

/** The request as the edge sees it. `pathname` and `search` as in the address, still escaped; `search` with its "?". */
export interface EdgeRequest {
  pathname: string;
  search: string;
  country: string;
  /** The visitor's IP address, from the trusted hop. */
  address: string;
  channel: Channel;
  /** The state of the session cookie; read only where the route is a page for players. */
  cookie: CookieState;
}

/** The operator's configuration. */
export interface Rules {
  maintenance: boolean;
  isRestrictedCountry(country: string): boolean;
  isBlockedAddress(address: string): boolean;
  /** May a visitor of this address use pay-and-play? */
  offersPayAndPlay(address: string): boolean;
  /** Does a market have the page of a route? */
  isOffered(route: Route, market: MarketCode): boolean;
  /** The current availability of markets; our own table where nothing else is known. */
  markets?: MarketTable;
  zoneOf(country: string): string;
  routes?: readonly Route[];
}

/** Why a request gets an outage document instead of the page that it names. */
export type Refusal = "bad-request" | "not-found" | "gone" | "maintenance" | "restricted";

export type Decision =
  /** Not a page: a file, an API route. `pathname`: of its variant for this visitor, where another was requested. */
  | { to: "pass"; pathname?: string }
  /** The page of this edition, under its internal path. */
  | { to: "page"; pathname: string; locale: Locale; route: Route }
  /** A path, query and fragment on this site. Permanent: the address is another spelling of it, for everybody and at all times. */
  | { to: "redirect"; location: string; isPermanent: boolean }
  | { to: "refuse"; document: Refusal; locale: Locale }
  /** A document of the edge, which needs no page. */
  | { to: "document"; document: "pay-and-play-callback"; locale: Locale };

/** Of a path, in characters. A query may be longer: pages read only its `page`. */
const longestPath = 2_048;
const lastPage = 1_000;
/** Of a path to return to, which the address of another page carries: as long as `postLoginPath` takes. */
const longestReturn = 512;

/**
 * The whole of our edge logic, as one pure decision. Order: malformed address, locale (slash, case and language
 * corrected in one redirect), maintenance, restricted country, unknown page, pay-and-play, sign-in.
 */
export function routeRequest(request: EdgeRequest, rules: Rules): Decision {
  const segments = readSegments(request);
  if (!segments) return refuse("bad-request", defaultLocale);
  if (isOutsidePages(request.pathname)) return routeOutside(segments, request, rules);

  const [first = "", ...others] = segments;
  const locale = parseLocale(first, rules.markets);
  const meant = isLocaleShaped(first) ? nearestLocale(first, rules.markets) : defaultLocale;
  // "~" is how editions and pages travel inside; nobody may type it.
  if (segments.some((segment) => segment.includes("~"))) return refuse("not-found", locale ?? meant);
  if (!locale) {
    const path = isLocaleShaped(first) ? others : segments;
    const corrected = redirect(meant, path, request.search);
    const next = routeRequest({ ...request, pathname: pathOf(meant, path) }, rules);
    const isSame = first.toLowerCase() === meant.segment.toLowerCase();
    if (next.to === "redirect") return { ...next, isPermanent: isSame && next.isPermanent };
    return { ...corrected, isPermanent: isSame };
  }
  const closed = whyClosed(request, rules);
  if (closed) return refuse(closed, locale);

  const route = matchRoute(others, rules.routes);
  if (!route || !rules.isOffered(route, locale.market)) return refuse("not-found", locale);
  if (route.payAndPlay && !rules.offersPayAndPlay(request.address))
    return route.payAndPlay === "callback"
      ? refuse("not-found", locale)
      : redirect(locale, segmentsOf(routes.signUp.pattern), request.search);
  const canonical = pathOf(locale, others);
  if (route.access === "player" && (request.cookie === "none" || request.cookie === "forged"))
    return redirect(locale, segmentsOf(routes.accessError.pattern), accessErrorQuery(canonical, request.search));
  if (route.lobby && others.length < segmentsOf(route.pattern).length)
    return redirect(locale, segmentsOf(routes[route.lobby].pattern), `${request.search}#${missingGameId}`);
  const page = route.paged ? readPage(request.search) : 1;
  if (page === null) return refuse("not-found", locale);
  const namesPageOne = route.paged && new URLSearchParams(request.search).get("page") === "1";
  if (request.pathname !== canonical || namesPageOne)
    return {
      to: "redirect",
      location: canonical + (namesPageOne ? withoutPage(request.search) : request.search),
      isPermanent: true,
    };

  if (route.document) return { to: "document", document: "pay-and-play-callback", locale };

  const edition = formatEdition({ locale, channel: request.channel, zone: rules.zoneOf(request.country) });
  const folders = route.folder ? segmentsOf(route.folder) : others;
  const below = [...folders.map(encodeURIComponent), ...pageSegment(page)];
  return { to: "page", pathname: ["", edition, ...below].join("/"), locale, route };
}

/** The page that an address leads to, whatever its locale; null where there is none. */
export function routeOfPathname(pathname: string, table?: readonly Route[]): Route | null {
  const segments = readSegments({ pathname }) ?? [];
  return matchRoute(isLocaleShaped(segments[0] ?? "") ? segments.slice(1) : segments, table);
}

/** Why the site is closed to a visitor; null where it is open. */
function whyClosed({ country, address }: EdgeRequest, rules: Rules): Refusal | null {
  if (rules.maintenance) return "maintenance";
  return rules.isRestrictedCountry(country) || rules.isBlockedAddress(address) ? "restricted" : null;
}

/** What works for everybody: reports of browsers, the content service's messages, and the cookie of a session, so that it can end. */
const openHandlers = ["report", "content-webhook", "session"];

/** A route handler is as closed as the pages are, and one of an edition answers for the zone of the visitor's country. */
function routeOutside([folder, name = "", ...params]: string[], request: EdgeRequest, rules: Rules): Decision {
  if (folder !== "api" || openHandlers.includes(name)) return { to: "pass" };
  const closed = whyClosed(request, rules);
  if (closed) return refuse(closed, defaultLocale);
  const zone = rules.zoneOf(request.country);
  const own = params.map((param) => {
    const edition = parseEdition(param);
    return edition && edition.zone !== zone ? formatEdition({ ...edition, zone }) : param;
  });
  if (own.every((param, at) => param === params[at])) return { to: "pass" };
  return { to: "pass", pathname: ["", folder, name, ...own].map(encodeURIComponent).join("/") };
}

/** The query of the access error page: the requested page, and a bonus code, which every page reads itself. */
function accessErrorQuery(path: string, search: string): string {
  const query = new URLSearchParams(search);
  const bonusCode = query.get("bonusCode");
  query.delete("bonusCode");
  const whole = query.size > 0 ? `${path}?${query}` : path;
  const from = [whole, path].find((each) => each.length <= longestReturn);
  return `?${new URLSearchParams({ from: from ?? "", ...(bonusCode !== null && { bonusCode }) })}`;
}

/** The decoded segments without empty ones ("//a/" is a), or null where the path is malformed. */
function readSegments({ pathname }: Pick<EdgeRequest, "pathname">): string[] | null {
  return pathname.length > longestPath ? null : (decodePath(pathname)?.filter(Boolean) ?? null);
}

function isOutsidePages(pathname: string): boolean {
  return (
    /^\/(_next|api|locales|assets|sitemaps|social|\.well-known)\//.test(pathname) ||
    /^\/(favicon\.ico|robots\.txt|sitemap\.xml)$/.test(pathname)
  );
}

function pathOf(locale: Locale, path: readonly string[]): string {
  return ["", locale.segment, ...path.map(encodeURIComponent)].join("/");
}

/** @param rest the query, and a fragment where there is one */
function redirect(locale: Locale, path: readonly string[], rest: string) {
  return { to: "redirect", location: pathOf(locale, path) + rest, isPermanent: false } as const;
}

function refuse(document: Refusal, locale: Locale): Decision {
  return { to: "refuse", document, locale };
}

/** `?page=n`, the first when repeated. One that is not a number is ignored like any other parameter; null beyond the last page. */
function readPage(search: string): number | null {
  const given = new URLSearchParams(search).get("page") ?? "";
  if (!/^[1-9]\d*$/.test(given)) return 1;
  return Number(given) <= lastPage ? Number(given) : null;
}

function withoutPage(search: string): string {
  const query = new URLSearchParams(search);
  query.delete("page");
  return query.size > 0 ? `?${query}` : "";
}
