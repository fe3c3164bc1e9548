import { withMessages } from "@/lib/market/messages/with-messages";

/** The flow with its messages; the library that validates responses loads beside it. */
export const loadPayAndPlayDialog = async () =>
  (
    await withMessages(
      ["account.login", "account.oneTimeCode", "account.payAndPlay", "site.actions", "site.form", "site.popups"],
      () => import("./pay-and-play-dialog"),
    )
  ).PayAndPlayDialog;
