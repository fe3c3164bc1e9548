import { withMessages } from "@/lib/market/messages/with-messages";

/** The deposit over home, with its messages. */
export const loadDepositDialog = async () =>
  (
    await withMessages(
      [
        "money.deposit",
        "money.overview",
        "offers.bonusCode",
        "offers.calm",
        "offers.promotions",
        "offers.rewards",
        "safety.breaks",
        "site.actions",
        "site.form",
        "site.playerPages",
        "site.popups",
        "site.query",
      ],
      () => import("./deposit-dialog"),
    )
  ).DepositDialog;
