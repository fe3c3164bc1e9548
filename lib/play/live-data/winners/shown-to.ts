import "server-only";
import type { MarketCode } from "@/lib/market/markets";
import type { ByPlace } from "@/lib/market/policy/by-place";
import { byPlace } from "@/lib/market/policy/policies";

/** To whom the pages of a market show the wins of others; null where they show them to nobody. */
export function winnersShownTo(market: MarketCode): ByPlace<boolean> | null {
  const shownTo = byPlace(market, "winners");
  return shownTo.here ? shownTo : null;
}
