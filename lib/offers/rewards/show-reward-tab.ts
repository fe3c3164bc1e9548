import { type RewardTab, rewardTabOf } from "@/lib/routing/reward-tab";
import { changeHash, leaveHash } from "@/lib/site/dialogs/popup-history";
import { useDialogs } from "@/lib/site/dialogs/store";
import { rewardsDialog } from "../dialogs";

/** Opens the rewards at the tab of the address, and closes them where it names none. */
export function followRewardTab(): void {
  const { open, close } = useDialogs.getState();
  const tab = rewardTabOf(location);
  if (tab) open(rewardsDialog, { tab }, leave);
  else close(rewardsDialog);
}

/** Shows another tab without a step in the history: Back closes the rewards. */
export function showRewardTab(tab: RewardTab): void {
  changeHash(`#${tab}`);
  followRewardTab();
}

const leave = () => rewardTabOf(location) && leaveHash();
