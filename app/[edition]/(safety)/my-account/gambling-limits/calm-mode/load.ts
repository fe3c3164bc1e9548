"use client";

import { playerContent } from "@/components/site/player-page/player-content";
import { withMessages } from "@/lib/market/messages/with-messages";

export const load = playerContent(() =>
  withMessages(["safety.calmMode", "site.form"], () => import("@/components/safety/calm-mode/calm-mode-view")).then(
    ({ CalmModeView }) => CalmModeView,
  ),
);
