import type { Environment } from "@/lib/config/environment";
import { isProductionOrigin } from "@/lib/config/production";
import { kitRoutes, publicRoutes, type Route } from "./routes";

type KitSettings = Pick<Environment, "KIT_PAGE" | "SITE_ORIGIN" | "PRODUCTION_HOSTS">;

/** Does this site show the page of components? Only when configured, and never on a host of production. */
export function showsKit({ KIT_PAGE, SITE_ORIGIN, PRODUCTION_HOSTS }: KitSettings): boolean {
  return KIT_PAGE && !isProductionOrigin(SITE_ORIGIN, { PRODUCTION_HOSTS });
}

/** The pages that this site serves. */
export function shownRoutes(env: KitSettings): readonly Route[] {
  return showsKit(env) ? [...publicRoutes, ...kitRoutes] : publicRoutes;
}
