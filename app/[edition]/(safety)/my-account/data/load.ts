"use client";

import { playerContent } from "@/components/site/player-page/player-content";
import { withMessages } from "@/lib/market/messages/with-messages";

export const load = playerContent(() =>
  withMessages(
    ["safety.personalData", "site.form", "site.query"],
    () => import("@/components/safety/personal-data/personal-data-view"),
  ).then(({ PersonalDataView }) => PersonalDataView),
);
