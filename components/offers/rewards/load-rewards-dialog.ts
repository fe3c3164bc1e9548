import { withMessages } from "@/lib/market/messages/with-messages";

/** The rewards over a lobby, with their messages. */
export const loadRewardsDialog = async () =>
  (
    await withMessages(
      ["offers.bonusPreference", "offers.calm", "offers.promotions", "offers.rewards", "site.form", "site.query"],
      () => import("./rewards-dialog"),
    )
  ).RewardsDialog;
