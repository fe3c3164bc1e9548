import { queryOptions } from "@tanstack/react-query";
import { platform } from "@/lib/session/platform/platform";
import { playerKey } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { getCashbackProgress, getFreeSpinDetails, getFreeSpinProgress } from "./api";

// Below the key of rewards: what is read again after a claim or a round is read with them.

/** The games and the stake of one campaign's free spins. */
export const freeSpinDetailsQuery = (player: Player, campaignId: string) =>
  queryOptions({
    queryKey: playerKey(player, "rewards", "spin-details", campaignId),
    queryFn: async ({ signal }) => (await getFreeSpinDetails(platform, [campaignId], signal))[0] ?? null,
  });

/** How far one campaign's free spins are played, read anew at every opening. */
export const freeSpinProgressQuery = (player: Player, campaignId: string) =>
  queryOptions({
    queryKey: playerKey(player, "rewards", "spin-progress", campaignId),
    queryFn: async ({ signal }) => (await getFreeSpinProgress(platform, [campaignId], signal))[0] ?? null,
    staleTime: 0,
  });

/** How much of one campaign's cashback has come together, read anew at every opening. */
export const cashbackProgressQuery = (player: Player, campaignId: string) =>
  queryOptions({
    queryKey: playerKey(player, "rewards", "cashback-progress", campaignId),
    queryFn: ({ signal }) => getCashbackProgress(platform, campaignId, signal),
    staleTime: 0,
  });
