import { withMessages } from "@/lib/market/messages/with-messages";

/** The deposit over home, with its messages. */
export const loadDepositDialog = async () =>
  (
    await withMessages(
      ["site.actions", "site.form", "site.playerPages", "site.popups", "site.query"],
      () => import("./deposit-dialog"),
    )
  ).DepositDialog;
