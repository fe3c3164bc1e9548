import { withMessages } from "@/lib/market/messages/with-messages";

/** What is asked of a player before a deposit or a withdrawal, with its messages. */
export const loadVerificationDialog = async () =>
  (
    await withMessages(
      ["safety.verification", "site.actions", "site.form", "site.playerPages", "site.query"],
      () => import("./verification-dialog"),
    )
  ).VerificationDialog;
