"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { clsx } from "clsx";
import { campaignsQuery } from "@/lib/offers/campaigns/queries";
import type { Reward } from "@/lib/offers/rewards/schema";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { RewardRow } from "./reward-row";
import { useClaimReward } from "./use-claim-reward";
import type { RewardsPlace } from "./use-rewards";

interface RewardListProps {
  rewards: readonly Reward[];
  place: RewardsPlace;
}

/** The rewards, each with what can be done with it. */
export function RewardList({ rewards, place }: RewardListProps) {
  const claim = useClaimReward(place);
  const ids = rewards.map(({ campaignId }) => campaignId);
  // The terms that are read stay while those of a list that has changed are.
  const campaigns = usePlayerQuery((player) => ({
    ...campaignsQuery(player, ids),
    placeholderData: keepPreviousData,
  }));
  return (
    <ul
      className={clsx(
        "grid items-start gap-3",
        place === "page" && rewards.length > 1 && "lg:grid-cols-2 lg:items-stretch lg:gap-5",
      )}
    >
      {rewards.map((reward) => (
        <RewardRow key={reward.id} reward={reward} campaigns={campaigns} onTake={(consent) => claim(reward, consent)} />
      ))}
    </ul>
  );
}
