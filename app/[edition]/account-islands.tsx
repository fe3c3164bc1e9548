"use client";

import { AccountGuard, type AccountGuardProps } from "@/components/account/profile/account-guard";
import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";

const load = () =>
  loadQuietly(() =>
    withMessages(["account", "player", "site"], () => import("@/components/account/profile/account-panel")),
  );

/** What stands behind the guard of an account page, loaded for a player and nobody else. */
export function AccountIsland(props: Omit<AccountGuardProps, "load">) {
  return <AccountGuard {...props} load={load} />;
}
