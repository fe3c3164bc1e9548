"use client";

import { playerContent } from "@/components/site/player-page/player-content";
import { withMessages } from "@/lib/market/messages/with-messages";

export const load = playerContent(() =>
  withMessages(
    [
      "account.login",
      "account.notices",
      "account.oneTimeCode",
      "account.profile",
      "site.form",
      "site.query",
      "site.table",
    ],
    () => import("@/components/account/profile/account-view"),
  ).then(({ AccountView }) => AccountView),
);
