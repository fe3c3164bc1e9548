import { queryOptions } from "@tanstack/react-query";
import { publicConfig } from "@/lib/config/public";
import { platform } from "@/lib/session/platform/platform";
import { playerKey } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { getPlayerTournament } from "./api";

/** A tournament with the player's own place, read every minute. */
export const playerTournamentQuery = (player: Player, tournamentId: string, language: string) =>
  queryOptions({
    queryKey: playerKey(player, "tournament", tournamentId, language),
    queryFn: ({ signal }) =>
      getPlayerTournament(platform, { siteId: publicConfig().siteId, tournamentId, language }, signal),
    refetchInterval: 60_000,
  });
