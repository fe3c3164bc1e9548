import { queryOptions } from "@tanstack/react-query";
import type { RewardTab } from "@/lib/routing/reward-tab";
import { platform } from "@/lib/session/platform/platform";
import { playerKey } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { getRewards } from "./api";

/** The rewards of a tab, read anew at every opening: what was wagered moves with every round. */
export const rewardsQuery = (player: Player, tab: RewardTab) =>
  queryOptions({
    queryKey: playerKey(player, "rewards", tab),
    queryFn: ({ signal }) => getRewards(platform, tab, signal),
    staleTime: 0,
  });
