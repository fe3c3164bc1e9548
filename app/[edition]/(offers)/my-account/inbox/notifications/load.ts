"use client";

import { playerContent } from "@/components/site/player-page/player-content";
import { withMessages } from "@/lib/market/messages/with-messages";

export const load = playerContent(() =>
  withMessages(["account.profile", "offers.inbox", "site.form", "site.query"], () => import("./notifications")).then(
    ({ Notifications }) => Notifications,
  ),
);
