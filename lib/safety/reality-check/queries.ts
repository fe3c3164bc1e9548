import { queryOptions } from "@tanstack/react-query";
import { platform } from "@/lib/session/platform/platform";
import { playerKey } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { getActivitySettings } from "./api";

export const activitySettingsQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "activity-settings"),
    queryFn: ({ signal }) => getActivitySettings(platform, signal),
  });
