import { decodePath } from "@/lib/core/url-path";
import { type Locale, parseLocale } from "@/lib/market/locale";
import type { MarketTable } from "@/lib/market/offered-languages";
import { isOfferedRoute } from "@/lib/routing/offered-products";
import { matchRoute, parseSegment, type Route, type RouteName, routes, segmentsOf } from "@/lib/routing/routes";

/** The pages that people share: each has a picture for shared links. */
const socialRoutes = [
  "home",
  "casino",
  "casinoCategory",
  "liveCasino",
  "liveCategory",
  "game",
  "sportsbook",
  "virtuals",
  "promotions",
  "promotionCategory",
  "promotionTag",
  "promotion",
  "registrationLanding",
  "landing",
  "vip",
  "markets",
  "glossary",
  "staticPage",
  "menuPage",
] as const satisfies readonly RouteName[];
export type SocialRoute = (typeof socialRoutes)[number];

export const isSocialRoute = (name: RouteName): name is SocialRoute => socialRoutes.some((each) => each === name);

/** The address of the picture of the page at a path below its locale: "/social/en-UN/play/gem-harbour.jpg". */
export const socialPath = ({ segment }: Locale, below: string): string => `${start}${segment}${below}${ending}`;

const start = "/social/";
const ending = ".jpg";

/** The page that a picture is of. */
export interface SocialAddress {
  locale: Locale;
  name: SocialRoute;
  params: Readonly<Record<string, string>>;
}

/** The page of a picture's path; null for an address that `socialPath` does not make. */
export function parseSocialPath(pathname: string, table: MarketTable): SocialAddress | null {
  if (!pathname.startsWith(start) || !pathname.endsWith(ending)) return null;
  const [first = "", ...below] = decodePath(pathname.slice(start.length - 1, -ending.length))?.filter(Boolean) ?? [];
  const locale = parseLocale(first, table);
  const route = locale && matchRoute(below);
  const name = socialRoutes.find((each) => routes[each] === route);
  return locale && route && name && isOfferedRoute(route, locale.market)
    ? { locale, name, params: paramsOf(route, below) }
    : null;
}

function paramsOf({ pattern }: Route, path: readonly string[]): Record<string, string> {
  const found = segmentsOf(pattern).map((segment, at) => {
    const { literal, name } = parseSegment(segment);
    return [name, path[at]?.slice(literal.length)] as const;
  });
  return Object.fromEntries(found.flatMap(([name, value]) => (name !== null && value ? [[name, value]] : [])));
}
