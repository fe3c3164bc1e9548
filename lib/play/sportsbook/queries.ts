import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { Currency } from "@/lib/core/money";
import { playerKey, publicKey } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { announceChange, type FrameRequest, openForPlayer, openForVisitor } from "./api";

/** A frame is opened once, by somebody who waits for it: nothing opens another one behind their back. */
const once = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** `opening`: of this place of the page, so that another visit of it opens another frame. `requested` is asked when it is opened. */
export const visitorFrameQuery = (opening: string, requested: () => FrameRequest) =>
  queryOptions({
    ...once,
    queryKey: publicKey("sportsbook", opening),
    queryFn: ({ signal }) => openForVisitor(requested(), signal),
  });

export const playerFrameQuery = (
  player: Player,
  opening: string,
  requested: () => FrameRequest & { currency: Currency },
) =>
  queryOptions({
    ...once,
    queryKey: playerKey(player, "sportsbook", opening),
    queryFn: ({ signal }) => openForPlayer(requested(), signal),
  });

/** Tells the sportsbook that the balance has changed. */
export const announceMutation = (_player: Player) => mutationOptions({ mutationFn: announceChange });
