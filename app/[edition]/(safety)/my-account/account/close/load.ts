"use client";

import { playerContent } from "@/components/site/player-page/player-content";
import { withMessages } from "@/lib/market/messages/with-messages";

export const load = playerContent(() =>
  withMessages(
    ["safety.closeAccount", "site.form"],
    () => import("@/components/safety/close-account/close-account-view"),
  ).then(({ CloseAccountView }) => CloseAccountView),
);
