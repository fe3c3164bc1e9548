import { decodePath } from "@/lib/core/url-path";
import type { Locale } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";
import { routeOfPath, routes } from "@/lib/routing/routes";

/** The two products that the sportsbook's frame shows, each at a page of its own. */
export type SportsProduct = "sports" | "virtualSports";

export const sportsRoutes = { sports: "sportsbook", virtualSports: "virtuals" } as const;

/** A place in the sportsbook, as the address of the site names it: "football", "gb", "northern-league", "an-event". */
export interface Place {
  product: SportsProduct;
  segments: readonly string[];
}

/** The place of an address with its locale: "/en-UN/sportsbook/football". Null for an address of neither page. */
export function placeOfPath(pathname: string): Place | null {
  const route = routeOfPath(pathname);
  const product = route === routes.sportsbook ? "sports" : route === routes.virtuals ? "virtualSports" : null;
  const decoded = decodePath(pathname);
  return product && decoded ? { product, segments: decoded.slice(2).filter(Boolean) } : null;
}

/**
 * The address of the place that a frame says it is at: `below` is its path below the page's own, "" or "/football/gb". Null for
 * anything else than a place on this very page: the frame leads nowhere else.
 */
export function addressOfPlace(below: string, product: SportsProduct, locale: Locale): string | null {
  if (below.length > longest || !/^(\/[^/?#\\\s]+)*$/.test(below)) return null;
  const address = paths.sports(locale, product) + below;
  // What the router would read differently than it is written ("..", an escaped slash) is no place.
  if (!URL.canParse(address, base) || new URL(address, base).pathname !== address) return null;
  return placeOfPath(address)?.product === product ? address : null;
}

const longest = 500;
const base = "https://site.invalid";

/** A frame that changes its place more often than people click is in a loop. */
const most = { moves: 12, withinMs: 10_000 } as const;

/** Lets moves pass as often as people make them. `now` in ms. */
export function createMoveLimit(): (now: number) => boolean {
  let moves: number[] = [];
  return (now) => {
    moves = moves.filter((at) => now - at < most.withinMs);
    if (moves.length >= most.moves) return false;
    moves.push(now);
    return true;
  };
}
