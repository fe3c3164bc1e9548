"use client";

import { playerContent } from "@/components/site/player-page/player-content";
import { withMessages } from "@/lib/market/messages/with-messages";

export const load = playerContent(() =>
  withMessages(
    ["offers.calm", "offers.inbox", "site.form", "site.query", "site.whyShown"],
    () => import("@/components/offers/inbox/inbox-view"),
  ).then(({ InboxView }) => InboxView),
);
