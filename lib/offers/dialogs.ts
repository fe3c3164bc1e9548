import type { RewardTab } from "@/lib/routing/reward-tab";
import { defineDialog } from "@/lib/site/dialogs/handle";

export const rewardsDialog = defineDialog<{ tab: RewardTab }>("lobbyRewards", {
  priority: "player",
  canClose: true,
  hasAddress: true,
});
