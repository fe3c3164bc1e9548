"use client";

import { playerContent } from "@/components/site/player-page/player-content";
import { withMessages } from "@/lib/market/messages/with-messages";

export const load = playerContent(() =>
  withMessages(
    ["offers.bonusCode", "offers.bonusPreference", "offers.promotions", "offers.rewards", "site.form", "site.query"],
    () => import("@/components/offers/bonus-code/bonus-code-view"),
  ).then(({ BonusCodeView }) => BonusCodeView),
);
