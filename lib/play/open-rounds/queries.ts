import { queryOptions } from "@tanstack/react-query";
import { platform } from "@/lib/session/platform/platform";
import { playerKey } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { getOpenRounds } from "./api";

/** The rounds that wait for the player, read at every visit: each ends in its game, maybe in another tab. */
export const openRoundsQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "open-rounds"),
    queryFn: ({ signal }) => getOpenRounds(platform, signal),
    staleTime: 0,
  });
