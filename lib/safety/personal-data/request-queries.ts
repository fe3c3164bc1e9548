import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { platform } from "@/lib/session/platform/platform";
import { playerKey, queryClient } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { getDataRequests, sendDataRequest } from "./api";
import type { DataRequestBody } from "./schema";

/** What the player has asked for about their data. Null where the platform records no requests. Read anew at every opening. */
export const dataRequestsQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "data-requests"),
    queryFn: ({ signal }) => getDataRequests(platform, signal),
    staleTime: 0,
  });

/** Records a request. The list is read again whatever became of it: only the platform knows whether a call without an answer arrived. */
export const dataRequestMutation = (player: Player) => {
  const { queryKey } = dataRequestsQuery(player);
  return mutationOptions({
    mutationFn: (body: DataRequestBody) => sendDataRequest(platform, body),
    onSuccess: (made) => void queryClient.setQueryData(queryKey, (known) => [made, ...(known ?? [])]),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
};
