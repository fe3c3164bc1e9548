import { readEnvironment } from "@/lib/config/environment";
import type { MarketCode } from "@/lib/market/markets";
import { publicPolicy } from "@/lib/market/policy/policies";

const sportsProducts = ["sports", "virtualSports"] as const;
export type OfferedSports = (typeof sportsProducts)[number];

/** Of the sportsbook and virtual sports, what the pages of a market offer to everybody: none where there is no sportsbook. */
export function offeredSports(market: MarketCode): OfferedSports[] {
  if (readEnvironment().SPORTSBOOK_URL === undefined) return [];
  const { products } = publicPolicy(market);
  return sportsProducts.filter((product) => products.includes(product));
}
