import { menuIds, staticPages } from "./static-pages";

/** A page of the site, below the locale: literal segments, `:name` for one segment, `:name?` for one that may be absent. */
export interface Route {
  segments: readonly string[];
  /** Does the page read `?page=n`? */
  paged?: true;
}

/** Every page that exists. A path that matches none is answered 404 at the edge and never reaches Next. */
export const routes: readonly Route[] = [
  { segments: [] },
  { segments: ["online-casino"] },
  { segments: ["online-casino", "play", ":provider", ":id?"] },
  { segments: ["online-casino", ":id"], paged: true },
  { segments: ["play", ":gameSlug"] },
  { segments: ["markets"] },
  { segments: ["promotions"] },
  { segments: ["promotions", ":category"] },
  { segments: ["promotions", ":category", "tag", ":tag"] },
  { segments: ["promotions", ":category", ":slug"] },
  ...Object.keys(staticPages).map((page) => ({ segments: [page] })),
  ...menuIds.map((menu) => ({ segments: [menu, ":id"] })),
  { segments: ["401"] },
  { segments: ["500"] },
  { segments: ["restricted"] },
  { segments: ["closed-account"] },
  { segments: ["contact-live-chat"] },
];

/** The page of components, for those who build the site: `shown-routes.ts` says where. */
export const kitRoute: Route = { segments: ["kit"] };

/** The route of a path's segments (decoded, below the locale), or null. The first match counts. */
export function matchRoute(path: readonly string[], table: readonly Route[] = routes): Route | null {
  return table.find((route) => matches(route, path)) ?? null;
}

function matches({ segments }: Route, path: readonly string[]): boolean {
  if (path.length > segments.length) return false;
  return segments.every((segment, at) => {
    const given = path[at];
    if (given === undefined) return segment.endsWith("?");
    return segment.startsWith(":") || segment === given;
  });
}
