import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { platform } from "@/lib/session/platform/platform";
import { playerKey } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { acceptCampaign, getCampaigns } from "./api";
import type { Campaign, Consent } from "./schema";

/** The terms of campaigns, whatever their order. */
export function campaignsQuery(player: Player, campaignIds: readonly string[]) {
  const ids = [...new Set(campaignIds)].sort();
  return queryOptions({
    queryKey: playerKey(player, "campaigns", ids),
    queryFn: ({ signal }): Promise<readonly Campaign[]> => getCampaigns(platform, ids, signal),
    enabled: ids.length > 0,
  });
}

/** Accepts the terms of a campaign: sent again it changes nothing more. */
export const acceptCampaignMutation = () =>
  mutationOptions({ mutationFn: (consent: Consent) => acceptCampaign(platform, consent) });
