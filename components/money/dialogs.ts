import { depositDialog, walletDialog } from "@/lib/money/dialogs";
import { type DialogEntry, dialogEntry } from "../site/dialogs/dialog-entry";
import { loadDepositDialog } from "./deposit/load-deposit-dialog";
import { loadWalletDialog } from "./wallet/load-wallet-dialog";

/** What loads the dialogs of the area. */
export const moneyDialogs: readonly DialogEntry[] = [
  dialogEntry(depositDialog, loadDepositDialog),
  dialogEntry(walletDialog, loadWalletDialog),
];
