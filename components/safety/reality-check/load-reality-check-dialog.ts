import { withMessages } from "@/lib/market/messages/with-messages";

/** The reminder with its messages. */
export const loadRealityCheckDialog = async () =>
  (
    await withMessages(
      ["safety.breaks", "safety.realityCheck", "site.form", "site.query", "site.session"],
      () => import("./reality-check-dialog"),
    )
  ).RealityCheckDialog;
