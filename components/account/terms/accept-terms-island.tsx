"use client";

import { PlayerGuard } from "@/components/site/player-page/player-guard";
import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";

const load = () =>
  loadQuietly(() =>
    withMessages(["account.terms", "site.form", "site.query", "site.session"], () => import("./accept-terms")),
  ).then(({ AcceptTerms }) => ({
    Content: AcceptTerms,
  }));

const noData = {};

/** The terms to accept, behind the guard of a player's page. */
export function AcceptTermsIsland({
  readingLabel,
  unavailableText,
}: {
  readingLabel: string;
  unavailableText: string;
}) {
  return <PlayerGuard checkingLabel={readingLabel} unavailableText={unavailableText} load={load} data={noData} />;
}
