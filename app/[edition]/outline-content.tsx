"use client";

import { playerContent } from "@/components/site/player-page/player-content";
import { withMessages } from "@/lib/market/messages/with-messages";

/** The outline of a page whose area is not built yet. */
export const OutlineContent = playerContent(() =>
  withMessages(["player"], () => import("@/components/site/player-page/outline")).then(({ Outline }) => Outline),
);
