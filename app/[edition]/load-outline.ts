"use client";

import { playerContent } from "@/components/site/player-page/player-content";
import { withMessages } from "@/lib/market/messages/with-messages";

export const loadOutline = playerContent(() =>
  withMessages(["site.playerPages"], () => import("@/components/site/player-page/outline")).then(
    ({ Outline }) => Outline,
  ),
);
