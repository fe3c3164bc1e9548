import { useMarketRules } from "@/components/site/use-market-rules";
import { combineQueries } from "@/components/ui/combine-queries";
import type { ShownQuery } from "@/components/ui/query-state";
import { useAccountPast } from "@/lib/offers/allowed-offers/queries";
import { mayBeOffered } from "@/lib/offers/allowed-offers/schema";
import { bonusPreferenceQuery } from "@/lib/offers/bonus-preference/queries";
import { rewardsQuery } from "@/lib/offers/rewards/queries";
import type { Reward } from "@/lib/offers/rewards/schema";
import { lobbyType } from "@/lib/routing/lobby-type";
import type { RewardTab } from "@/lib/routing/reward-tab";
import { payoutAccess, productAccess } from "@/lib/session/permissions/permissions";
import { usePermissions } from "@/lib/session/permissions/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { useSession } from "@/lib/session/store";

/** Over a lobby, or as a page of their own. */
export type RewardsPlace = "lobby" | "page";

/**
 * Before the rewards: who is looking, and what they may see. `closed`: the player may not be here. `unreadable`: that is not
 * known; a session that could not be checked is tried again without being told. `none`: the player gets no rewards. `refused`: they
 * want none, which concerns what is on offer alone.
 */
export type ReadRewards =
  | { status: "visitor" | "closed" | "checking" | "none" | "refused" }
  | { status: "unreadable"; retry: (() => void) | null }
  | { status: "open"; query: ShownQuery<readonly Reward[]> };

/** The rewards of a tab, read once it is known that the player may be where they are. */
export function useRewards(tab: RewardTab, place: RewardsPlace): ReadRewards {
  const session = useSession(({ session, status }) => session?.kind ?? status);
  const { permissions, state, retry } = usePermissions();
  const lobby = lobbyType(location.pathname) === "liveCasino" ? "liveCasino" : "casino";
  const access = place === "page" ? payoutAccess(permissions) : productAccess(permissions, lobby);
  const isOpen = access === "allowed" && permissions.bonuses;
  const query = usePlayerQuery((player) => ({
    ...rewardsQuery(player, tab),
    enabled: isOpen,
  }));
  const preference = usePlayerQuery((player) => ({
    ...bonusPreferenceQuery(player),
    enabled: isOpen && tab === "rewards",
  }));
  const market = useMarketRules();
  const allowed = market.rules?.offers;
  const { past, isReading } = useAccountPast(isOpen && tab === "rewards" ? allowed : undefined);
  if (session === "guest") return { status: "visitor" };
  if (session === "unavailable") return { status: "unreadable", retry: null };
  if (session !== "player") return { status: "checking" };
  if (state === "unreadable") return { status: "unreadable", retry };
  if (access === "unknown") return { status: "checking" };
  if (access === "refused") return { status: "closed" };
  // With the flag of bonuses off there are none.
  if (!isOpen) return { status: "none" };
  if (tab === "active") return { status: "open", query };
  if (preference.data?.refusesBonuses) return { status: "refused" };
  // Not to know is neither: nothing is offered to who may have refused it.
  const all = combineQueries({ preference, rewards: query, rules: market.query });
  const rewards = isReading ? undefined : all.data?.rewards;
  return {
    status: "open",
    query: { ...all, data: rewards?.filter((each) => mayBeOffered(each, allowed ?? [], past)) },
  };
}
