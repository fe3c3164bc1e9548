import { withMessages } from "@/lib/market/messages/with-messages";

/** The question before a bonus is given up, with its messages. */
export const loadForfeitDialog = async () =>
  (await withMessages(["offers.forfeit", "offers.rewards", "site.actions"], () => import("./forfeit-dialog")))
    .ForfeitDialog;
