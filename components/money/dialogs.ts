import { depositDialog } from "@/lib/money/dialogs";
import { type DialogEntry, dialogEntry } from "../site/dialog-entry";
import { loadDepositDialog } from "./deposit/load-deposit-dialog";

/** What loads the dialogs of the area. */
export const moneyDialogs: readonly DialogEntry[] = [dialogEntry(depositDialog, loadDepositDialog)];
