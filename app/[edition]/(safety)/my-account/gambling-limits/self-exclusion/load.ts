"use client";

import { playerContent } from "@/components/site/player-page/player-content";
import { withMessages } from "@/lib/market/messages/with-messages";

export const load = playerContent(() =>
  withMessages(["safety.breaks", "site.form"], () => import("@/components/safety/breaks/exclusion-view")).then(
    ({ ExclusionView }) => ExclusionView,
  ),
);
