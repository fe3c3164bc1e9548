import { withMessages } from "@/lib/market/messages/with-messages";

/** The question about the limits with its messages. */
export const loadLimitReviewDialog = async () =>
  (await withMessages(["safety.limits", "site.actions"], () => import("./limit-review-dialog"))).LimitReviewDialog;
