import { mutationOptions } from "@tanstack/react-query";
import { profileQuery } from "@/lib/session/permissions/queries";
import type { Profile } from "@/lib/session/permissions/schema";
import { platform } from "@/lib/session/platform/platform";
import { queryClient } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { sendBreakSeen } from "./api";
import { endedBreakAttribute } from "./ended-break";

/** Tells the platform that the page was seen. A profile that is on its way was read before, so it counts no more. */
export const breakSeenMutation = (player: Player) =>
  mutationOptions({
    async mutationFn(endedAt: string): Promise<void> {
      await sendBreakSeen(platform, endedAt);
      const { queryKey } = profileQuery(player);
      if (queryClient.getQueryData(queryKey)) await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Profile | null>(
        queryKey,
        (profile) => profile && { ...profile, attributes: { ...profile.attributes, [endedBreakAttribute]: null } },
      );
    },
  });
