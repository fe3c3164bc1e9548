"use client";

import { playerContent } from "@/components/site/player-page/player-content";
import { withMessages } from "@/lib/market/messages/with-messages";

export const load = playerContent(() =>
  withMessages(
    [
      "money.deposit",
      "money.overview",
      "offers.bonusCode",
      "offers.calm",
      "offers.promotions",
      "offers.rewards",
      "site.form",
      "site.playerPages",
      "site.query",
    ],
    () => import("@/components/money/deposit/deposit-view"),
  ).then(({ DepositView }) => DepositView),
);
