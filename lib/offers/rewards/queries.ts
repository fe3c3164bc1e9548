import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { refetchWallet } from "@/lib/money/wallet/queries";
import type { RewardTab } from "@/lib/routing/reward-tab";
import { intentMutation } from "@/lib/session/intents/run";
import { platform } from "@/lib/session/platform/platform";
import { playerKey, queryClient } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { getPlayerCampaigns, getRewards, getSportsbookRewards, type Join, joinCampaign } from "./api";
import { endedOf } from "./ended-rewards";
import { forfeitOperation } from "./operation";

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
