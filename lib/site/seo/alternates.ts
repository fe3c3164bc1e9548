import { type Locale, localesOf, resolveLocale } from "@/lib/market/locale";
import { markets } from "@/lib/market/markets";
import type { MarketTable } from "@/lib/market/offered-languages";
import { matchRoute, routes } from "@/lib/routing/routes";

/** A page as an address: its locale, its segments below it (still escaped), its number. */
export interface PageAddress {
  locale: Locale;
  path: readonly string[];
  page: number;
}

export interface SearchLinks {
  canonical: string;
  /** Every language that the page exists in, itself included; none for a page that another one replaces. */
  alternates: readonly { tag: string; href: string }[];
}

/**
 * The data of a page for search engines (ruling 29). Each tag has one owner: of several addresses with the same tag, the
 * first that its own market lists, a stand-in market last; the others name the owner as canonical and stay out of the set.
 * Page 2 of one market's list is not page 2 of another's, so only first pages have alternates.
 */
export function searchLinks({ locale, path, page }: PageAddress, origin: string, table: MarketTable): SearchLinks {
  const owners = tagOwners(table);
  const owner = owners.get(resolveLocale(locale).tag) ?? locale;
  const addressIn = ({ segment }: Locale) => [origin, segment, ...path].join("/");
  const canonical = addressIn(owner) + (page > 1 ? `?page=${page}` : "");
  if (page > 1 || owner.segment !== locale.segment || !owners.has(resolveLocale(locale).tag))
    return { canonical, alternates: [] };
  const alternates = [...owners].map(([tag, each]) => ({ tag, href: addressIn(each) }));
  const everybody = owners.get("en");
  return {
    canonical,
    alternates: everybody ? [{ tag: "x-default", href: addressIn(everybody) }, ...alternates] : alternates,
  };
}

/** The one address of each tag. A market without readers of its own claims none. */
export function tagOwners(table: MarketTable): Map<string, Locale> {
  const owners = new Map<string, Locale>();
  const isStandIn = ({ market }: Locale) => "isStandIn" in markets[market];
  const offered = localesOf(table).filter(({ market }) => !("hasNoReaders" in markets[market]));
  for (const locale of [...offered.filter((each) => !isStandIn(each)), ...offered.filter(isStandIn)]) {
    const { tag } = resolveLocale(locale);
    if (!owners.has(tag)) owners.set(tag, locale);
  }
  return owners;
}

/**
 * The page of a path, in its outer form or in the inner one, where an edition is first and "~2" may be last.
 * `segment`: that last segment, where the path itself does not show it.
 */
export function pageOfPath(locale: Locale, pathname: string, segment = ""): PageAddress {
  const path = pathname.split("/").slice(2).filter(Boolean);
  const pageOf = (text = "") => /^(?:~|%7E)(\d+)$/i.exec(text)?.[1];
  if (isHome(path)) return { locale, path: [], page: 1 };
  const inPath = pageOf(path.at(-1));
  return { locale, path: inPath ? path.slice(0, -1) : path, page: Number(inPath ?? pageOf(segment) ?? 1) };
}

/** The welcome after a sign-up is the home page, not a separate page. */
const isHome = (path: readonly string[]): boolean =>
  matchRoute(path) === routes.welcome || `/${path.join("/")}` === routes.welcome.folder;
