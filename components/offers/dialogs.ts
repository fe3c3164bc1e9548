import { forfeitDialog, limitationDialog, rewardsDialog } from "@/lib/offers/dialogs";
import { followRewardTab } from "@/lib/offers/rewards/show-reward-tab";
import { type DialogEntry, dialogEntry } from "../site/dialogs/dialog-entry";
import { loadLimitationDialog } from "./limitations/load-limitation-dialog";
import { loadForfeitDialog } from "./rewards/load-forfeit-dialog";
import { loadRewardsDialog } from "./rewards/load-rewards-dialog";

/** What loads the dialogs of the area. */
export const offersDialogs: readonly DialogEntry[] = [
  dialogEntry(rewardsDialog, loadRewardsDialog, followRewardTab),
  dialogEntry(forfeitDialog, loadForfeitDialog),
  dialogEntry(limitationDialog, loadLimitationDialog),
];
