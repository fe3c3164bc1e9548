"use client";

import { RewardPanel } from "./reward-panel";
import { useFollowWallet } from "./use-follow-wallet";
import { useRewards } from "./use-rewards";

/** The rewards that run, beside the game that they are played in. */
export function RunningRewards() {
  const read = useRewards("active", "page");
  useFollowWallet();
  return <RewardPanel tab="active" place="page" read={read} />;
}
