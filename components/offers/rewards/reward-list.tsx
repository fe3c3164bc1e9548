"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useEffect } from "react";
import { campaignsQuery } from "@/lib/offers/campaigns/queries";
import type { Reward } from "@/lib/offers/rewards/schema";
import { resumeClaim } from "@/lib/offers/rewards/take";
import type { RewardTab } from "@/lib/routing/reward-tab";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { RewardRow } from "./reward-row";
import type { RewardsPlace } from "./use-rewards";
import { useTakeReward } from "./use-take-reward";

interface RewardListProps {
  rewards: readonly Reward[];
  tab: RewardTab;
  place: RewardsPlace;
}

/** The rewards, each with what can be done with it. A claim that a reload cut off after its forfeit goes on here. */
export function RewardList({ rewards, tab, place }: RewardListProps) {
  const take = useTakeReward(place);
  const ids = rewards.map(({ campaignId }) => campaignId);
  // The terms that are read stay while those of a list that has changed are.
  const campaigns = usePlayerQuery((player) => ({
    ...campaignsQuery(player, ids),
    placeholderData: keepPreviousData,
  }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the first rewards on offer that are read
  useEffect(() => {
    const player = playerIn(useSession.getState());
    if (player && tab === "rewards") void resumeClaim(player, rewards);
  }, []);
  return (
    <ul className={clsx("grid items-start gap-3", place === "page" && "lg:grid-cols-2 lg:items-stretch lg:gap-5")}>
      {rewards.map((reward) => (
        <RewardRow key={reward.id} reward={reward} campaigns={campaigns} onTake={(consent) => take(reward, consent)} />
      ))}
    </ul>
  );
}
