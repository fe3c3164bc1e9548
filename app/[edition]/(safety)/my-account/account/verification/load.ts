"use client";

import { playerContent } from "@/components/site/player-page/player-content";
import { withMessages } from "@/lib/market/messages/with-messages";

export const load = playerContent(() =>
  withMessages(
    ["safety.verification", "site.form", "site.query"],
    () => import("@/components/safety/verification/verification-view"),
  ).then(({ VerificationView }) => VerificationView),
);
