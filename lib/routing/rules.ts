import type { Environment } from "@/lib/config/environment";
import { isInRange, isListed } from "@/lib/core/address-range";
import { zones } from "@/lib/market/blocked-providers";
import type { MarketTable } from "@/lib/market/offered-languages";
import { isOfferedRoute } from "./offered-products";
import type { Rules } from "./route-request";
import { shownRoutes } from "./shown-routes";

/** The rules of this process's configuration. `markets`: what the content service offers; without it, our own table. */
export function readRules(env: Environment, markets?: MarketTable): Rules {
  const { BLOCKED_ADDRESSES: blocked, RESTRICTED_COUNTRIES: restricted, HIDE_PNP, PNP_IP_WHITELIST: listed } = env;
  return {
    maintenance: env.MAINTENANCE,
    // A country that the trusted hop wrote and nobody can read ("") may be any of the list.
    isRestrictedCountry: (country) => restricted.includes(country) || (country === "" && restricted.length > 0),
    isBlockedAddress: (address) => blocked !== undefined && isInRange(address, blocked),
    offersPayAndPlay: (address) => !HIDE_PNP && (listed.length === 0 || isListed(address, listed)),
    isOffered: isOfferedRoute,
    zoneOf: zones().zoneOf,
    routes: shownRoutes(env),
    ...(markets && { markets }),
  };
}
