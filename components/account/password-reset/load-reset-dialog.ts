import { withMessages } from "@/lib/market/messages/with-messages";

/** The password reset with its messages. */
export const loadResetDialog = async () =>
  (
    await withMessages(
      ["account.login", "account.oneTimeCode", "account.passwordReset", "site.actions", "site.form", "site.popups"],
      () => import("./reset-dialog"),
    )
  ).ResetDialog;
