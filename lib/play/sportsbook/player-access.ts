import "server-only";
import type { Http } from "@/lib/core/http/http";
import { getAccessDetails, getProfile } from "@/lib/session/permissions/api";
import { derivePermissions, type PageAccess, productAccess, readProfile } from "@/lib/session/permissions/permissions";
import type { Player } from "@/lib/session/state";
import type { SportsProduct } from "./place";

/**
 * May a player bet on a product now? Read as that player, with the conditions of a game's launch: product flag, payout risk, suspension,
 * and an account that is registered. `unknown`: the platform has not said so.
 */
export async function readBettingAccess(
  http: Http,
  { multibrand: { suspended } }: Player,
  product: SportsProduct,
): Promise<PageAccess> {
  if (suspended) return "refused";
  try {
    const [profile, details] = await Promise.all([getProfile(http), getAccessDetails(http)]);
    const knowledge = profile ? readProfile(profile, details) : ({ kind: "none" } as const);
    const permissions = derivePermissions({ profile: knowledge, multibrandSuspended: suspended });
    return details.accountStatus === "REGISTERED" ? productAccess(permissions, product) : "refused";
  } catch (error) {
    console.error(JSON.stringify({ event: "dependency", dependency: "platform", reason: String(error) }));
    return "unknown";
  }
}
