import type { Http } from "@/lib/core/http/http";
import type { Place } from "@/lib/market/policy/by-place";
import { walletQuery } from "@/lib/money/wallet/queries";
import type { GameType } from "@/lib/play/catalogue/providers";
import { lobbyOfGame } from "@/lib/routing/lobby-type";
import {
  derivePermissions,
  type ProfileKnowledge,
  productAccess,
  readProfile,
} from "@/lib/session/permissions/permissions";
import { accessDetailsQuery, profileQuery } from "@/lib/session/permissions/queries";
import type { Profile } from "@/lib/session/permissions/schema";
import { checkAccessSinceLogin } from "@/lib/session/platform/blocked-country";
import { queryClient } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import type { Problem } from "./launch";
import { isDemoOpen, type LaunchRules } from "./launch-rules";

/**
 * The player's profile where it allows the product, null where they have none yet; else why not. A profile that could not be read
 * allows nothing, nor does a country that could not be checked.
 */
export async function readAccount(
  http: Http,
  player: Player,
  type: GameType,
  signal?: AbortSignal,
): Promise<{ profile: Profile | null } | { problem: Problem }> {
  try {
    const [siteAccess, profile, access] = await Promise.all([
      checkAccessSinceLogin(http),
      queryClient.fetchQuery({ ...profileQuery(player, http), staleTime: 0 }),
      queryClient.fetchQuery({ ...accessDetailsQuery(player, http), staleTime: 0 }),
    ]);
    signal?.throwIfAborted();
    if (siteAccess !== "open") return { problem: siteAccess === "unknown" ? "profile-unreadable" : "blocked-country" };
    const knowledge: ProfileKnowledge = profile ? readProfile(profile, access) : { kind: "none" };
    const permissions = derivePermissions({
      profile: knowledge,
      multibrandSuspended: player.multibrand.suspended,
    });
    const product = productAccess(permissions, lobbyOfGame(type));
    if (product === "refused") return { problem: "product-closed" };
    const isOpen = product === "allowed" && access.accountStatus === "REGISTERED";
    return isOpen ? { profile } : { problem: "not-allowed" };
  } catch {
    signal?.throwIfAborted();
    return { problem: "profile-unreadable" };
  }
}

/** Why the policy of these places does not let somebody play with play money; null where it does. */
export async function demoProblem(
  http: Http,
  { demoFor, rules }: { demoFor: Player | null; rules: LaunchRules },
  places: readonly Place[],
  signal?: AbortSignal,
): Promise<Problem | null> {
  if (isDemoOpen(rules, places, null)) return null;
  if (!demoFor) return "no-demo";
  try {
    const profile = await queryClient.fetchQuery({ ...profileQuery(demoFor, http), staleTime: 0 });
    signal?.throwIfAborted();
    return isDemoOpen(rules, places, profile?.kycStatus ?? null) ? null : "not-allowed";
  } catch {
    signal?.throwIfAborted();
    return "profile-unreadable";
  }
}

/** Why a game of a provider that requires money is closed to somebody; null when it is open. */
export async function moneyProblem(http: Http, player: Player | null, signal?: AbortSignal): Promise<Problem | null> {
  if (!player) return "money-needed";
  try {
    const query = walletQuery(player, http);
    await queryClient.fetchQuery({ ...query, staleTime: 0 });
    signal?.throwIfAborted();
    // Not the response itself: a push message may be newer.
    const wallet = queryClient.getQueryData(query.queryKey);
    return (wallet?.balances?.totalBalance.amountMinor ?? 0) > 0 ? null : "money-needed";
  } catch {
    signal?.throwIfAborted();
    return "profile-unreadable";
  }
}
