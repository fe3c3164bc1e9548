"use client";

import { AccountGuard } from "@/components/account/profile/account-guard";
import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";

const load = () =>
  loadQuietly(() => withMessages(["account", "site"], () => import("./accept-terms"))).then(({ AcceptTerms }) => ({
    AccountPanel: AcceptTerms,
  }));

const noLanguages = [] as const;

/** The terms to accept, behind the guard of a player's page. */
export function AcceptTermsIsland({ reading, unavailable }: { reading: string; unavailable: string }) {
  return (
    <AccountGuard
      view="later"
      guard={null}
      languages={noLanguages}
      checking={reading}
      unavailable={unavailable}
      load={load}
    />
  );
}
