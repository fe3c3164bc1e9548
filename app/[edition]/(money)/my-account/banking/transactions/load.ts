"use client";

import type { HistoryViewProps } from "@/components/money/transactions/history-view";
import { playerContent } from "@/components/site/player-page/player-content";
import { withMessages } from "@/lib/market/messages/with-messages";

export const load = playerContent<HistoryViewProps>(() =>
  withMessages(
    ["money.history", "money.transactions", "site.form", "site.glossary", "site.query", "site.table"],
    () => import("@/components/money/transactions/history-view"),
  ).then(({ HistoryView }) => HistoryView),
);
