"use client";

import { useEffect, useRef } from "react";
import { walletQuery } from "@/lib/money/wallet/queries";
import { rereadRewards } from "@/lib/offers/rewards/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

/** A round moves the balance once for its stake and once for its win: both are one reading. In ms. */
const togetherMs = 500;

/** Reads the rewards again when the player's money has moved: a stake counts for what runs. */
export function useFollowWallet(): void {
  const player = useSession(playerIn);
  const { data: wallet } = usePlayerQuery(walletQuery);
  // Each reading is an object of its own: the amounts tell whether anything has moved.
  const amounts = wallet ? JSON.stringify(wallet.balances) : null;
  const before = useRef(amounts);
  useEffect(() => {
    if (!player || amounts === null || amounts === before.current) return;
    if (before.current === null) {
      before.current = amounts;
      return;
    }
    const timer = setTimeout(() => {
      before.current = amounts;
      void rereadRewards(player);
    }, togetherMs);
    return () => clearTimeout(timer);
  }, [player, amounts]);
}
