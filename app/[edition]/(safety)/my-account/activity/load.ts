"use client";

import { playerContent } from "@/components/site/player-page/player-content";
import { withMessages } from "@/lib/market/messages/with-messages";

export const load = playerContent(() =>
  withMessages(
    ["safety.activity", "site.form", "site.query", "site.table"],
    () => import("@/components/safety/activity/activity-view"),
  ).then(({ ActivityView }) => ActivityView),
);
