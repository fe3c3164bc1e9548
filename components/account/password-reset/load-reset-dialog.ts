import { withMessages } from "@/lib/market/messages/with-messages";

/** The password reset with its messages. */
export const loadResetDialog = async () =>
  (await withMessages(["account", "site"], () => import("./reset-dialog"))).ResetDialog;
