"use client";

import { useEffect } from "react";
import type { Wallet } from "@/lib/money/wallet/wallet";
import { setRootData } from "@/lib/site/root-data";

/** Sets `data-wallet="empty"` on <html> while the player is known to have no money: games that need some are marked by it. */
export function useEmptyWallet(wallet: Wallet | undefined): void {
  const isEmpty = wallet !== undefined && (wallet.balances?.totalBalance.amountMinor ?? 0) <= 0;
  useEffect(() => {
    if (!isEmpty) return;
    setRootData("wallet", "empty");
    return () => setRootData("wallet", null);
  }, [isEmpty]);
}
