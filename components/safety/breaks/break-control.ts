import { breakDialog } from "@/lib/safety/dialogs";
import { useDialogs } from "@/lib/site/dialogs/store";

/** Opens the confirmation of a break of 24 hours over the page. */
export const openBreak = (): void => useDialogs.getState().open(breakDialog, null);
