"use client";

import { AccountGuard, type AccountGuardProps } from "@/components/account/profile/account-guard";
import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";

const load = () =>
  loadQuietly(() =>
    withMessages(["account", "player", "site"], () => import("@/components/account/profile/account-panel")),
  );

/** The content behind the guard of an account page, loaded for a player only. */
export function AccountIsland(props: Omit<AccountGuardProps, "load">) {
  return <AccountGuard {...props} load={load} />;
}
