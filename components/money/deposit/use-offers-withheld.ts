"use client";

import { useMarketRules } from "@/components/site/use-market-rules";
import { isAtPlay } from "@/lib/routing/at-play";
import { pageAddress } from "@/lib/site/dialogs/popup-history";

/** Is a deposit over a game, where the law lets no bonus be offered during play? The address is that of the deposit. */
export function useOffersWithheld(): boolean {
  const { rules } = useMarketRules();
  return !rules?.offersDuringPlay && isAtPlay(new URL(pageAddress(), location.origin).pathname);
}
