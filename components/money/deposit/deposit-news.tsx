"use client";

import { useEffect, useRef } from "react";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { type AwaitedDeposit, noteOutcomes, useAwaitedDeposits } from "@/lib/money/deposit/awaited-deposits";
import { awaitedDepositsQuery } from "@/lib/money/deposit/queries";
import { dispatchDeposit, useDeposit } from "@/lib/money/deposit/store";
import { intents, useIntentChanges } from "@/lib/session/intents/browser-intents";
import { playerKey, queryClient, usePlayerQuery } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { useToasts } from "@/lib/site/toasts/store";

interface DepositNewsProps {
  /** The references of deposits that were settled before this page opened: they are no news. */
  old: readonly string[];
}

/**
 * A toast for each deposit that is settled while the deposit's flow is closed in this tab, once. Whichever tab reads it first, all of them
 * tell it.
 */
export function DepositNews({ old }: DepositNewsProps) {
  const t = useTranslations("money.settled");
  const awaited = useAwaitedDeposits((state) => state.awaited);
  const { data: payments } = usePlayerQuery(awaitedDepositsQuery);
  const changes = useIntentChanges((state) => state.changes);
  const told = useRef(new Set(old));

  // biome-ignore lint/correctness/useExhaustiveDependencies: intents are read anew with each of their changes
  useEffect(() => {
    if (payments) noteOutcomes(payments, refusedRequests());
  }, [payments, changes]);
  useEffect(() => {
    for (const deposit of awaited) {
      if (deposit.outcome === null || told.current.has(deposit.reference)) continue;
      told.current.add(deposit.reference);
      tell(deposit);
    }
  });
  return null;

  function tell({ outcome, amount }: AwaitedDeposit): void {
    refetchPayments();
    if (outcome === null || outcome === "ended") return;
    dispatchDeposit({ type: "settled" });
    if (!useDeposit.getState().notification) return;
    const kind = outcome === "paid" ? "success" : "error";
    useToasts.getState().show(kind, t(outcome, { amount: formatPlayerMoney(amount, pageTag()) }));
    dispatchDeposit({ type: "notified" });
  }
}

function refusedRequests(): string[] {
  const player = playerIn(useSession.getState());
  const found = player ? intents.of(player.playerId) : [];
  return found.filter(({ state }) => state === "refused").map(({ id }) => id);
}

/** Whatever this page shows of payments, and of what the limits leave, is as new as the news. */
function refetchPayments(): void {
  const player = playerIn(useSession.getState());
  if (!player) return;
  for (const parts of [["deposit", "outcome"], ["deposit", "payments"], ["limits"], ["transactions"], ["wallet"]])
    void queryClient.invalidateQueries({ queryKey: playerKey(player, ...parts) });
}
