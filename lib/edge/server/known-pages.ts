import { z } from "zod";
import type { Environment } from "@/lib/config/environment";
import type { ListedPage, PageList } from "@/lib/content/page-list";
import { nextChange } from "@/lib/content/show-period";
import { contentTags } from "@/lib/content/tags";
import { isOutdated, nextCache } from "@/lib/edge/next/cache-tags";
import { defaultLocale, type Locale } from "@/lib/market/locale";
import { lengthOfList } from "@/lib/routing/list-lengths";
import type { Decision } from "@/lib/routing/route-request";
import { matchRoute, type Route } from "@/lib/routing/routes";
import { pageOfHandler } from "./handler-pages";
import { readContent } from "./read-content";

/** A list is read again after this time, in milliseconds, in case that a webhook was lost. */
const freshMs = 60_000;
/** The time until a failed read is repeated, in milliseconds. */
const retryMs = 10_000;
/** A page that is rendered at once after a publish may still show what was before. */
const settleMs = 10_000;

type PageDecision = Extract<Decision, { to: "page" }>;
type Missing = "not-found" | "gone";

/** A list in the memory of the custom server. */
interface KnownList {
  list: PageList;
  /** By path: two documents may share one, last year's and this year's. Null until the first read succeeds. */
  pages: ReadonlyMap<string, readonly ListedPage[]> | null;
  /** When the last successful read began, in milliseconds. */
  readAt: number;
  /** The earliest time of the next read. */
  nextReadAt: number;
}

/**
 * Decides from lists of addresses whether a page exists, before it is rendered: an invented address costs the rendering of a whole
 * not-found page otherwise. The facts, the picture and the file of a list exist where the page does. The lists are read at start, after each
 * publish and every minute while pages are visited. The decision stays where the page exists, and where no list is current: then Next
 * decides.
 */
export function createKnownPages(env: Environment, lists: readonly PageList[]) {
  const known = lists.map((list): KnownList => ({ list, pages: null, readAt: 0, nextReadAt: 0 }));
  const byRoute = new Map<Route, KnownList>(known.flatMap((each) => each.list.routes.map((route) => [route, each])));
  const isCurrent = ({ list, readAt }: KnownList) => !isOutdated([...list.tags, contentTags.all], readAt);
  let nextDate: number | null = null;

  function readOutdated(now: number): void {
    for (const each of known)
      if (now >= each.nextReadAt && (now >= each.readAt + freshMs || !isCurrent(each))) void readList(each);
  }

  async function readList(each: KnownList): Promise<void> {
    const { query, params, tags, read } = each.list;
    const readAt = Date.now();
    each.nextReadAt = Number.POSITIVE_INFINITY;
    try {
      const pages = read(await readContent(env, query, params, z.unknown()));
      Object.assign(each, { pages: byPath(pages), readAt, nextReadAt: 0 });
      nextDate = dateAfter(readAt);
    } catch (error) {
      each.nextReadAt = Date.now() + retryMs;
      console.error(JSON.stringify({ event: "dependency", dependency: "content", tags, reason: String(error) }));
    }
  }

  function dateAfter(now: number): number | null {
    const pages = known.flatMap((each) => [...(each.pages?.values() ?? [])].flat());
    return nextChange(
      pages.flatMap(({ window }) => window ?? []),
      now,
    );
  }

  /** Pages that show what begins or ends now are rendered again before they are sent. */
  function passDates(now: number): void {
    if (nextDate === null || now < nextDate) return;
    nextCache.expire([contentTags.dates]);
    nextDate = dateAfter(now);
  }

  readOutdated(Date.now());

  return (decision: Decision, pathname: string, now = Date.now()): Decision => {
    if (decision.to !== "page" && decision.to !== "pass") return decision;
    readOutdated(now);
    passDates(now);
    const document = decision.to === "page" ? whyMissing(decision, now) : whyMissingOf(pathname, now);
    if (!document) return decision;
    return { to: "refuse", document, locale: decision.to === "page" ? decision.locale : defaultLocale };
  };

  function whyMissing({ pathname, route, locale }: PageDecision, now: number): Missing | null {
    const [path = "", page] = pathname.split("/~", 2);
    if (page !== undefined && isBeyondEnd(path, Number(page), now)) return "not-found";
    return whyUnlisted(path.slice(path.indexOf("/", 1)), route, now, locale);
  }

  /** For the address of a route handler that tells something of a page. */
  function whyMissingOf(pathname: string, now: number): Missing | null {
    const path = pageOfHandler(pathname);
    if (path === null || path === "unknown") return path && "not-found";
    const route = matchRoute(path);
    return route ? whyUnlisted(["", ...path.map(encodeURIComponent)].join("/"), route, now) : "not-found";
  }

  /** `locale`: where the page itself is asked for. */
  function whyUnlisted(path: string, route: Route, now: number, locale?: Locale): Missing | null {
    const each = byRoute.get(route);
    if (!each?.pages || !isCurrent(each)) return null;
    const found = each.pages.get(path) ?? [];
    if (found.some(({ window }) => !window || window.until > now)) return null;
    return found.some((page) => !locale || page.isPublicIn?.(locale) !== false) ? "gone" : "not-found";
  }
}

function byPath(pages: readonly ListedPage[]): ReadonlyMap<string, readonly ListedPage[]> {
  const found = new Map<string, ListedPage[]>();
  for (const page of pages) {
    const same = found.get(page.path);
    if (same) same.push(page);
    else found.set(page.path, [page]);
  }
  return found;
}

function isBeyondEnd(path: string, page: number, now: number): boolean {
  const length = lengthOfList(path);
  if (!length || now >= length.countedAt + freshMs) return false;
  return page > length.pages && !isOutdated(length.tags, length.countedAt - settleMs);
}
