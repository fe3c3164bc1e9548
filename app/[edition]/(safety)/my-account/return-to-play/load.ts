"use client";

import { playerContent } from "@/components/site/player-page/player-content";
import { withMessages } from "@/lib/market/messages/with-messages";

export const load = playerContent(() =>
  withMessages(
    ["safety.returnToPlay", "safety.activity", "safety.calmMode", "safety.limits", "site.form", "site.query"],
    () => import("@/components/safety/return-to-play/return-view"),
  ).then(({ ReturnView }) => ReturnView),
);
