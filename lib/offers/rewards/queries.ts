import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { useMemo } from "react";
import type { OfferKind } from "@/lib/market/policy/orders";
import { refetchWallet } from "@/lib/money/wallet/queries";
import type { RewardTab } from "@/lib/routing/reward-tab";
import { intentMutation } from "@/lib/session/intents/run";
import { profileQuery } from "@/lib/session/permissions/queries";
import { platform } from "@/lib/session/platform/platform";
import { playerKey, queryClient, usePlayerQuery } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { getPlayerCampaigns, getRewards, getSportsbookRewards, type Join, joinCampaign } from "./api";
import { endedOf } from "./ended";
import { forfeitOperation } from "./operation";
import { type AccountPast, isOneBonusAlone } from "./schema";

/** The rewards of a tab, read anew at every opening: what was wagered moves with every round. */
export const rewardsQuery = (player: Player, tab: RewardTab) =>
  queryOptions({
    queryKey: playerKey(player, "rewards", tab),
    queryFn: ({ signal }) => getRewards(platform, tab, signal),
    staleTime: 0,
  });

/** The rewards of the sportsbook. */
export const sportsbookRewardsQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "rewards", "sportsbook"),
    queryFn: ({ signal }) => getSportsbookRewards(platform, signal),
    staleTime: 0,
  });

/** What a player has taken and what does not run any more, the last one first. */
export const endedRewardsQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "rewards", "ended"),
    queryFn: async ({ signal }) => endedOf(await getPlayerCampaigns(platform, "ALL", signal)),
    staleTime: 0,
  });

/** Has the player ever had a bonus, whatever became of it? */
const hadBonusQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "rewards", "had"),
    queryFn: async ({ signal }) =>
      (await getPlayerCampaigns(platform, "ALL", signal)).some(({ assignmentId }) => assignmentId !== null),
    staleTime: 0,
  });

/** What the account had before, read only where the law asks for it. `past`: null where it is not known. */
export function useAccountPast(allowed: readonly OfferKind[] | undefined): {
  past: AccountPast | null;
  isReading: boolean;
} {
  const isAsked = allowed !== undefined && isOneBonusAlone(allowed);
  const had = usePlayerQuery((player) => ({ ...hadBonusQuery(player), enabled: isAsked }));
  const { data: profile, isLoading } = usePlayerQuery((player) => ({ ...profileQuery(player), enabled: isAsked }));
  const hasHadBonus = had.data;
  const past = useMemo(
    () =>
      profile && hasHadBonus !== undefined ? { hasHadBonus, hasDeposited: profile.firstDepositDate !== null } : null,
    [profile, hasHadBonus],
  );
  return { past, isReading: isAsked && (had.isLoading || isLoading) };
}

/** Gives up a bonus that runs, by an intent. */
export const forfeitMutation = ({ playerId }: Player) => intentMutation(forfeitOperation, playerId);

/** Joins a campaign or leaves it: repeated, it changes nothing more, so that it needs no intent. */
export const joinMutation = (player: Player) =>
  mutationOptions({
    mutationFn: (join: Join) => joinCampaign(platform, join),
    onSettled: () => refetchRewards(player),
  });

/** Reads the lists again that are shown, and how far each reward is. */
export const rereadRewards = (player: Player): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: playerKey(player, "rewards") });

/** Reads them again, and the money that moved with them. */
export async function refetchRewards(player: Player): Promise<void> {
  await Promise.all([rereadRewards(player), refetchWallet(player)]);
}
