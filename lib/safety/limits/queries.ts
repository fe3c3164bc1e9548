import { queryOptions } from "@tanstack/react-query";
import { platform } from "@/lib/session/platform/platform";
import { playerKey } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { getLimits } from "./api";
import type { LimitKind } from "./schema";

/** The limits of a kind, read anew at every opening: what is used moves with every deposit and round. */
export const limitsQuery = (player: Player, kind: LimitKind) =>
  queryOptions({
    queryKey: playerKey(player, "limits", kind),
    queryFn: ({ signal }) => getLimits(platform, kind, signal),
    staleTime: 0,
  });
