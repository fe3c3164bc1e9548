import { withMessages } from "@/lib/market/messages/with-messages";

/** The confirmation of a break of 24 hours, with its messages. */
export const loadBreakDialog = async () =>
  (await withMessages(["safety.breaks", "site.form", "site.actions"], () => import("./break-dialog"))).BreakDialog;
