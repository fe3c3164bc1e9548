"use client";

import type { BankingViewProps } from "@/components/money/banking/banking-view";
import { playerContent } from "@/components/site/player-page/player-content";
import { withMessages } from "@/lib/market/messages/with-messages";

export const load = playerContent<BankingViewProps>(() =>
  withMessages(
    ["money.banking", "money.overview", "money.transactions", "site.form", "site.query", "site.steps", "site.table"],
    () => import("@/components/money/banking/banking-view"),
  ).then(({ BankingView }) => BankingView),
);
