import { queryOptions } from "@tanstack/react-query";
import type { Http } from "@/lib/core/http";
import { platform } from "../platform";
import { playerKey } from "../player-queries";
import type { Player } from "../state";
import { getAccessDetails, getProfile } from "./api";

export const profileQuery = (player: Player, http: Http = platform) =>
  queryOptions({
    queryKey: playerKey(player, "profile"),
    queryFn: ({ signal }) => getProfile(http, signal),
  });

export const accessDetailsQuery = (player: Player, http: Http = platform) =>
  queryOptions({
    queryKey: playerKey(player, "access-details"),
    queryFn: ({ signal }) => getAccessDetails(http, signal),
  });
