import { withMessages } from "@/lib/market/messages/with-messages";

/** The question before a game that a bonus limits, with its messages. */
export const loadLimitationDialog = async () =>
  (await withMessages(["offers.limitations"], () => import("./limitation-dialog"))).LimitationDialog;
