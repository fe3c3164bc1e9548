"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { pageLocale } from "@/lib/market/messages/fetch";
import { detectedPlaces } from "@/lib/session/client-context/detected-place";
import { marketRulesQuery } from "@/lib/session/market-rules/queries";
import { type MarketRules, type MarketRulesByPlace, rulesFor } from "@/lib/session/market-rules/rules";
import { placesOf } from "@/lib/session/player/account-place";
import { usePublicQuery } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

interface MarketRulesControl {
  query: UseQueryResult<MarketRulesByPlace>;
  /** What holds for the player; null while it is not known. */
  rules: MarketRules | null;
}

/** What the law of the market, of the account's place and of the stay asks for. What is not known yet permits nothing. */
export function useMarketRules(): MarketRulesControl {
  const query = usePublicQuery(marketRulesQuery(pageLocale().segment));
  const account = placesOf(useSession(playerIn));
  return { query, rules: query.data ? rulesFor(query.data, account, detectedPlaces()) : null };
}
