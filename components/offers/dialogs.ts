import { rewardsDialog } from "@/lib/offers/dialogs";
import { type DialogEntry, dialogEntry } from "../site/dialog-entry";
import { loadRewardsDialog } from "./rewards/load-rewards-dialog";

/** What loads the dialogs of the area. */
export const offersDialogs: readonly DialogEntry[] = [dialogEntry(rewardsDialog, loadRewardsDialog)];
