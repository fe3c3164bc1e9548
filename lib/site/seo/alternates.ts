import { decodeSegment } from "@/lib/core/url-path";
import { type Locale, localesOf, resolveLocale } from "@/lib/market/locale";
import { markets } from "@/lib/market/markets";
import type { MarketTable } from "@/lib/market/offered-languages";
import { pathBelow } from "@/lib/routing/build-path";
import { parsePage } from "@/lib/routing/page-segment";
import { type Route, type RouteName, routes } from "@/lib/routing/routes";

/** A page as an address: its locale, its path below it ("" for home), its number. */
export interface PageAddress {
  locale: Locale;
  path: string;
  page: number;
}

export interface SearchLinks {
  canonical: string;
  /** Every language that the page exists in, itself included; none for a page that another one replaces, or while that is not known. */
  alternates: readonly { tag: string; href: string }[];
}

/** Does a locale have the page? */
export type HasPage = (locale: Locale) => boolean;

/**
 * The data of a page for search engines (ruling 29). Each tag has one owner: of several addresses with the same tag that have the
 * page, the first that its own market lists, a stand-in market last; the others name the owner as canonical and stay out of the set.
 * Page 2 of one market's list is not page 2 of another's, so only first pages have alternates. `hasPage`: of other locales; null
 * when that is not known, then there are none.
 */
export function searchLinks(
  { locale, path, page }: PageAddress,
  origin: string,
  table: MarketTable,
  hasPage: HasPage | null = () => true,
): SearchLinks {
  const owners = tagOwners(table, (each) => each.segment === locale.segment || (hasPage?.(each) ?? true));
  const owner = owners.get(resolveLocale(locale).tag) ?? locale;
  const addressIn = ({ segment }: Locale) => `${origin}/${segment}${path}`;
  const canonical = addressIn(owner) + (page > 1 ? `?page=${page}` : "");
  if (!hasPage || page > 1 || owner.segment !== locale.segment || !owners.has(resolveLocale(locale).tag))
    return { canonical, alternates: [] };
  const alternates = [...owners].map(([tag, each]) => ({ tag, href: addressIn(each) }));
  const everybody = owners.get("en");
  return {
    canonical,
    alternates: everybody ? [{ tag: "x-default", href: addressIn(everybody) }, ...alternates] : alternates,
  };
}

/** The one address of each tag, of a page that not every locale need have. A market without readers of its own claims none. */
export function tagOwners(table: MarketTable, hasPage: HasPage = () => true): Map<string, Locale> {
  const owners = new Map<string, Locale>();
  const isStandIn = ({ market }: Locale) => "isStandIn" in markets[market];
  const offered = localesOf(table).filter(({ market }) => !("hasNoReaders" in markets[market]));
  for (const locale of [...offered.filter((each) => !isStandIn(each)), ...offered.filter(isStandIn)]) {
    const { tag } = resolveLocale(locale);
    if (!owners.has(tag) && hasPage(locale)) owners.set(tag, locale);
  }
  return owners;
}

/** The `params` of a page, as Next passes them on: escaped, those of optional segments as lists. */
export type PageParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The address of the page of a route. */
export function pageAddress(locale: Locale, name: RouteName, params: PageParams): PageAddress {
  const { paged }: Route = routes[name];
  const values = Object.entries(params).map(([key, value]) => {
    const first = typeof value === "string" ? value : value?.[0];
    return [key, first === undefined ? undefined : (decodeSegment(first) ?? first)] as const;
  });
  const page = paged && typeof params.page !== "string" ? parsePage(params.page) : 1;
  return { locale, path: pathBelow(name, Object(Object.fromEntries(values))), page: page ?? 1 };
}
