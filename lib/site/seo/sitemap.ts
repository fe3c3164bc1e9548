import type { Locale } from "@/lib/market/locale";
import type { MarketCode } from "@/lib/market/markets";
import type { MarketTable } from "@/lib/market/offered-languages";
import { publicPolicy } from "@/lib/market/policy/policies";
import { pathBelow } from "@/lib/routing/build-path";
import { staticPages } from "@/lib/routing/content-pages";
import { isIndexedRoute } from "@/lib/routing/indexed-routes";
import { isOfferedRoute } from "@/lib/routing/offered-products";
import { publicRoutes, segmentsOf } from "@/lib/routing/routes";
import { tagOwners } from "./alternates";

/** The files of a locale, each of one kind of page. */
export const sitemapKinds = ["pages", "lists", "games", "promotions"] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

export const isSitemapKind = (text: string): text is SitemapKind => sitemapKinds.some((kind) => kind === text);

/** What the protocol allows of a file, in addresses and in bytes (sitemaps.org). */
const mostAddresses = 50_000;
const mostBytes = 50 * 1_024 * 1_024;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The locales whose pages are canonical: the files of the others would only name the same pages again. */
export const sitemapLocales = (table: MarketTable): Locale[] => [...tagOwners(table).values()];

/** Where no offer is public there is no page of one. */
const kindsOf = ({ market }: Locale) =>
  sitemapKinds.filter((kind) => kind !== "promotions" || publicPolicy(market).publicOffers);

export function sitemapIndex(origin: string, table: MarketTable): string {
  const files = sitemapLocales(table).flatMap((locale) =>
    kindsOf(locale).map((kind) => `/sitemaps/${locale.segment}/${kind}.xml`),
  );
  const entries = files.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`);
  return `${head}<sitemapindex ${namespace}>\n${entries.join("\n")}\n</sitemapindex>\n`;
}

/** A page of a file: its path below the locale, and the day on which it last changed where that is known. */
export interface ListedPage {
  path: string;
  changedOn?: string | undefined;
}

/** A file with these pages, each once, as many as the protocol allows. */
export function sitemap(origin: string, { segment }: Locale, pages: readonly ListedPage[]): string {
  const start = `${head}<urlset ${namespace}>\n`;
  const end = "</urlset>\n";
  const lines: string[] = [];
  let bytes = start.length + end.length;
  const dates = new Map(pages.map(({ path, changedOn }) => [path, changedOn]));
  for (const [path, changedOn] of dates) {
    const date = changedOn === undefined ? "" : `<lastmod>${escapeXml(changedOn)}</lastmod>`;
    const line = `<url><loc>${escapeXml(`${origin}/${segment}${path}`)}</loc>${date}</url>\n`;
    bytes += Buffer.byteLength(line);
    if (lines.length === mostAddresses || bytes > mostBytes) break;
    lines.push(line);
  }
  return start + lines.join("") + end;
}

/**
 * The pages of a market that no content decides on: those that search engines may list and that need no parameter, at their first
 * address, and those of texts. `dates`: of the texts, by their ids.
 */
export function fixedPaths(dates: ReadonlyMap<string, string>, market: MarketCode): ListedPage[] {
  const fixed = publicRoutes
    .filter((route) => isIndexedRoute(route) && isOfferedRoute(route, market))
    .flatMap(({ pattern }) => firstPathOf(segmentsOf(pattern)));
  const texts = Object.entries(staticPages).map(([page, id]) => ({
    path: pathBelow("staticPage", { page }),
    changedOn: dates.get(id),
  }));
  return [...fixed, ...texts];
}

/** The path of a pattern without its parameters; none where one of them is required. */
function firstPathOf(segments: readonly string[]): ListedPage[] {
  const needed = segments.filter((each) => !each.endsWith("?"));
  return needed.some((each) => each.includes(":")) ? [] : [{ path: needed.map((each) => `/${each}`).join("") }];
}

/** Paths are escaped already; what is left means something in XML. */
const escapeXml = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
