import { queryOptions } from "@tanstack/react-query";
import type { Http } from "@/lib/core/http/http";
import { lookUpGame, type SlugLookupBody } from "@/lib/play/game-launch/api";
import { playerKey, publicKey } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";

/** The lookup of a game, for a demo without a player: requested again for every launch, never cached. */
export const gameLookupQuery = (http: Http, player: Player | null, body: SlugLookupBody) =>
  queryOptions({
    queryKey: player ? playerKey(player, "game-lookup", body) : publicKey("game-lookup", body),
    queryFn: ({ signal }) => lookUpGame(http, player ? "real" : "demo", body, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
