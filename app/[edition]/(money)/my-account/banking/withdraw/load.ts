"use client";

import { playerContent } from "@/components/site/player-page/player-content";
import { withMessages } from "@/lib/market/messages/with-messages";

export const load = playerContent(() =>
  withMessages(
    ["money.overview", "money.withdraw", "site.form", "site.playerPages", "site.query", "site.steps"],
    () => import("@/components/money/withdraw/withdraw-view"),
  ).then(({ WithdrawView }) => WithdrawView),
);
