import { withMessages } from "@/lib/market/messages/with-messages";

/** The deposit over home, with its messages. */
export const loadDepositDialog = async () =>
  (await withMessages(["account", "player", "site"], () => import("./deposit-dialog"))).DepositDialog;
