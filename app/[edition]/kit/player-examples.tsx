"use client";

import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";
import type { PlayerExamplesProps } from "./player-chunk";

const load = () =>
  loadQuietly(() =>
    withMessages(
      [
        "account.login",
        "money.wallet",
        "play.gameLaunch",
        "safety.coolingOff",
        "site.form",
        "site.intents",
        "site.query",
        "site.steps",
        "site.table",
      ],
      () => import("./player-chunk"),
    ),
  );

/** The building blocks that a player meets. They live in the browser only: its configuration and its time zone are theirs. */
export function PlayerExamples(props: PlayerExamplesProps) {
  const { part } = useLazy(load, true);
  return part ? <part.Examples {...props} /> : null;
}
