import { withMessages } from "@/lib/market/messages/with-messages";

/** The questionnaire about a player's money, with its messages. */
export const loadEddDialog = async () =>
  (await withMessages(["safety.edd", "site.actions", "site.form", "site.query"], () => import("./edd-dialog")))
    .EddDialog;
