import type { ReactNode } from "react";
import { QueryLoading, QueryState, type ShownQuery } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Campaign } from "@/lib/offers/campaigns/schema";
import type { Reward } from "@/lib/offers/rewards/schema";
import { termsOf } from "@/lib/offers/terms/schema";
import { OfferTerms } from "./offer-terms";

/** `isPlaceholderData`: those of an earlier list, in which one may be missing that is read now. */
export type ReadCampaigns = ShownQuery<readonly Campaign[]> & { isPlaceholderData: boolean };

interface RewardTermsProps {
  reward: Reward;
  campaigns: ReadCampaigns;
  /** What may be done once the terms are there to be read. */
  children?: (campaign: Campaign | null) => ReactNode;
}

/** The terms of a reward. Where they cannot be read, that is said, and nothing of it can be claimed meanwhile. */
export function RewardTerms({ reward, campaigns, children }: RewardTermsProps) {
  const t = useTranslations("offers.rewards");
  const text = t(reward.assignmentId === null ? "terms.unreadableOffer" : "terms.unreadable");
  const reading = <Skeleton size="h-36 rounded-md" label={t("terms.reading")} />;
  return (
    <QueryState query={campaigns} loading={reading} failure={{ text, look: "line" }}>
      {(list) => {
        const campaign = list.find(({ campaignId }) => campaignId === reward.campaignId) ?? null;
        if (campaign === null && campaigns.isPlaceholderData) return <QueryLoading>{reading}</QueryLoading>;
        return (
          <>
            <OfferTerms terms={termsOf(campaign, reward)} reward={reward} />
            {children?.(campaign)}
          </>
        );
      }}
    </QueryState>
  );
}
