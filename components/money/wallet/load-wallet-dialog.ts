import { withMessages } from "@/lib/market/messages/with-messages";

/** The player's money at a glance, with its messages. */
export const loadWalletDialog = async () =>
  (await withMessages(["money.overview", "site.actions", "site.form", "site.query"], () => import("./wallet-dialog")))
    .WalletDialog;
