import { rewardsQuery } from "@/lib/offers/rewards/queries";
import type { Reward } from "@/lib/offers/rewards/schema";
import { lobbyType } from "@/lib/routing/lobby-type";
import type { RewardTab } from "@/lib/routing/reward-tab";
import { productAccess } from "@/lib/session/permissions/permissions";
import { usePermissions } from "@/lib/session/permissions/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { useSession } from "@/lib/session/store";

/** `closed`: the player may not be in this lobby. A session that could not be checked is tried again without being told. */
export type ReadRewards =
  | { status: "visitor" | "closed" | "loading" }
  | { status: "failed"; isRetrying: boolean; retry: (() => void) | null }
  | { status: "read"; rewards: readonly Reward[] };

/** The rewards of a tab, read once it is known that the player may be in the lobby of the page. Those that were read stay while they are read anew. */
export function useRewards(tab: RewardTab): ReadRewards {
  const session = useSession(({ session, status }) => session?.kind ?? status);
  const { permissions, state, retry } = usePermissions();
  const access = productAccess(permissions, lobbyType(location.pathname) === "liveCasino" ? "liveCasino" : "casino");
  const isOpen = access === "allowed" && permissions.bonuses;
  const { data, isError, isFetching, refetch } = usePlayerQuery((player) => ({
    ...rewardsQuery(player, tab),
    enabled: isOpen,
  }));
  if (session === "guest") return { status: "visitor" };
  if (session === "unavailable") return { status: "failed", isRetrying: false, retry: null };
  if (session !== "player") return { status: "loading" };
  if (state === "unreadable") return { status: "failed", isRetrying: false, retry };
  if (access === "unknown") return { status: "loading" };
  if (access === "refused") return { status: "closed" };
  // With the flag of bonuses off there are none.
  if (!isOpen) return { status: "read", rewards: [] };
  if (data) return { status: "read", rewards: data };
  return isError ? { status: "failed", isRetrying: isFetching, retry: () => void refetch() } : { status: "loading" };
}
