"use client";

import { playerContent } from "@/components/site/player-page/player-content";
import { withMessages } from "@/lib/market/messages/with-messages";
import type { RewardTab } from "@/lib/routing/reward-tab";

export const load = playerContent<{ tab: RewardTab }>(() =>
  withMessages(
    ["offers.bonusPreference", "offers.calm", "offers.promotions", "offers.rewards", "site.form", "site.query"],
    () => import("@/components/offers/rewards/rewards-view"),
  ).then(({ RewardsView }) => RewardsView),
);
