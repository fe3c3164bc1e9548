import { errorDialog, marketsDialog } from "@/lib/site/dialogs/site-dialogs";
import { loadMarketsDialog } from "../markets/load-markets-dialog";
import { type DialogEntry, dialogEntry } from "./dialog-entry";
import { ErrorDialog } from "./error-dialog";

/** What loads the dialogs of no area. */
export const siteDialogs: readonly DialogEntry[] = [
  // At hand from the start: it explains that something did not arrive.
  dialogEntry(errorDialog, async () => ErrorDialog),
  dialogEntry(marketsDialog, loadMarketsDialog),
];
