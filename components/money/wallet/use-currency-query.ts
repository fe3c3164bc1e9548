import type { ShownQuery } from "@/components/ui/query-state";
import type { Currency } from "@/lib/core/money";
import { currencyQuery } from "@/lib/money/wallet/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";

/** The currency of amounts that come without one, to be combined with their query: they are shown in no other. */
export function useCurrencyQuery(): ShownQuery<Currency> {
  // It does not age: the time of what it is combined with counts.
  return { ...usePlayerQuery(currencyQuery), dataUpdatedAt: Number.POSITIVE_INFINITY };
}
