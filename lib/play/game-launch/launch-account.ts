import type { Http } from "@/lib/core/http";
import { walletQuery } from "@/lib/money/wallet/queries";
import { isRestricted } from "@/lib/play/catalogue/money-only";
import type { GameType, Provider } from "@/lib/play/catalogue/providers";
import { lobbyOfGame } from "@/lib/routing/lobby-type";
import {
  derivePermissions,
  type ProfileKnowledge,
  productAccess,
  readProfile,
} from "@/lib/session/permissions/permissions";
import { accessDetailsQuery, profileQuery } from "@/lib/session/permissions/queries";
import type { Profile } from "@/lib/session/permissions/schema";
import { queryClient } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import type { Problem } from "./launch";

/**
 * The player's profile where it allows the product, null where they have none yet; else why not. A profile that could not be read
 * allows nothing.
 */
export async function readAccount(
  http: Http,
  player: Player,
  type: GameType,
  signal?: AbortSignal,
): Promise<{ profile: Profile | null } | { problem: Problem }> {
  try {
    const [profile, access] = await Promise.all([
      queryClient.fetchQuery({ ...profileQuery(player, http), staleTime: 0 }),
      queryClient.fetchQuery({ ...accessDetailsQuery(player, http), staleTime: 0 }),
    ]);
    signal?.throwIfAborted();
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

/** Why the game is closed to a player without money whose provider requires some; null when it is open. */
export async function moneyProblem(
  http: Http,
  provider: Provider,
  player: Player | null,
  jurisdictions: readonly string[],
  signal?: AbortSignal,
): Promise<Problem | null> {
  const isClosed = (totalMinor: number | null) =>
    jurisdictions.some((jurisdiction) => isRestricted(provider, jurisdiction, totalMinor));
  if (!isClosed(null)) return null;
  if (!player) return "money-needed";
  try {
    const query = walletQuery(player, http);
    await queryClient.fetchQuery({ ...query, staleTime: 0 });
    signal?.throwIfAborted();
    // Not the response itself: a push message may be newer.
    const wallet = queryClient.getQueryData(query.queryKey);
    return isClosed(wallet?.balances?.totalBalance.amountMinor ?? null) ? "money-needed" : null;
  } catch {
    signal?.throwIfAborted();
    return "profile-unreadable";
  }
}
