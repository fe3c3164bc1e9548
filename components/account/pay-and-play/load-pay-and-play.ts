import { withMessages } from "@/lib/market/messages/with-messages";

/** The flow with its messages; the library that verifies answers comes beside it. */
export const loadPayAndPlayDialog = async () =>
  (await withMessages(["account", "site"], () => import("./pay-and-play-dialog"))).PayAndPlayDialog;
