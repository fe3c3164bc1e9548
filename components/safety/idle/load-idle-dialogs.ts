import { withMessages } from "@/lib/market/messages/with-messages";

/** The warning before an idle player is logged out, with its messages. */
export const loadIdleWarningDialog = async () =>
  (await withMessages(["safety.idle", "site.actions"], () => import("./idle-warning-dialog"))).IdleWarningDialog;

/** What an idle player finds afterwards, with its messages. */
export const loadIdlePlayerDialog = async () =>
  (await withMessages(["safety.idle", "site.actions"], () => import("./idle-player-dialog"))).IdlePlayerDialog;
