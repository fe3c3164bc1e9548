import type { Environment } from "@/lib/config/environment";
import { kitRoutes, publicRoutes, type Route } from "./routes";

type KitSettings = Pick<Environment, "KIT_PAGE" | "SITE_ORIGIN" | "PRODUCTION_ORIGIN">;

/** Does this site show the page of components? Only when configured, and never at the production address. */
export function showsKit({ KIT_PAGE, SITE_ORIGIN, PRODUCTION_ORIGIN }: KitSettings): boolean {
  return KIT_PAGE && SITE_ORIGIN !== PRODUCTION_ORIGIN;
}

/** The pages that this site serves. */
export function shownRoutes(env: KitSettings): readonly Route[] {
  return showsKit(env) ? [...publicRoutes, ...kitRoutes] : publicRoutes;
}
