"use client";

import { playerContent } from "@/components/site/player-page/player-content";
import { withMessages } from "@/lib/market/messages/with-messages";

export const load = playerContent(() =>
  withMessages(
    ["safety.limits", "site.form", "site.query"],
    () => import("@/components/safety/limits/limits-view"),
  ).then(({ LimitsView }) => LimitsView),
);
