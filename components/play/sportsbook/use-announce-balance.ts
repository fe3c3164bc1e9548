"use client";

import { useEffect, useRef } from "react";
import { walletQuery } from "@/lib/money/wallet/queries";
import { announceMutation } from "@/lib/play/sportsbook/queries";
import { usePlayerMutation, usePlayerQuery } from "@/lib/session/player/player-queries";

/**
 * While the sportsbook is open: each change of the balance is told to it by our server, which reads the figure itself. The balance
 * at the opening is none; one that could not be told is tried again with the next read.
 */
export function useAnnounceBalance(isOpen: boolean): void {
  const { data } = usePlayerQuery(walletQuery);
  const { mutateAsync } = usePlayerMutation(announceMutation);
  const told = useRef<string | null>(null);
  const total = data?.balances?.totalBalance;
  const figure = total ? `${total.amountMinor} ${total.currency}` : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a read without a change is the time to try again
  useEffect(() => {
    if (!isOpen || figure === null || figure === told.current) return;
    const isFirst = told.current === null;
    told.current = figure;
    if (isFirst) return;
    mutateAsync().catch(() => {
      if (told.current === figure) told.current = "";
    });
  }, [isOpen, figure, data?.requestedAt, mutateAsync]);
}
