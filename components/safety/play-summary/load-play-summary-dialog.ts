import { withMessages } from "@/lib/market/messages/with-messages";

/** The summary of the last 30 days with its messages. */
export const loadPlaySummaryDialog = async () =>
  (
    await withMessages(
      ["safety.activity", "safety.breaks", "safety.realityCheck", "site.actions", "site.form", "site.query"],
      () => import("./play-summary-dialog"),
    )
  ).PlaySummaryDialog;
