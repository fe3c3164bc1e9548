"use client";

import { playerContent } from "@/components/site/player-page/player-content";
import { withMessages } from "@/lib/market/messages/with-messages";

export const load = playerContent(() =>
  withMessages(
    ["money.deposit", "site.form", "site.query"],
    () => import("@/components/money/deposit/outcome-view"),
  ).then(({ OutcomeView }) => OutcomeView),
);
