import type { Environment } from "@/lib/config/environment";
import { isInRange } from "@/lib/core/address-range";
import type { MarketTable } from "@/lib/market/availability";
import { zones } from "@/lib/market/zones";
import type { Rules } from "./route-request";
import { shownRoutes } from "./shown-routes";

/** The rules of this process's configuration. `markets`: what the content service offers; without it, our own table. */
export function readRules(env: Environment, markets?: MarketTable): Rules {
  const { BLOCKED_ADDRESSES: blocked } = env;
  return {
    maintenance: env.MAINTENANCE,
    restrictedCountries: env.RESTRICTED_COUNTRIES,
    isBlockedAddress: (address) => blocked !== undefined && isInRange(address, blocked),
    zoneOf: zones().zoneOf,
    routes: shownRoutes(env),
    ...(markets && { markets }),
  };
}
