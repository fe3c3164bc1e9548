import type { MarketCode } from "@/lib/market/markets";
import { publicPolicy } from "@/lib/market/policy/policies";

/** Does a market offer the provider's games only to players with money in their account (specification "Validation rules")? */
export const isMoneyOnly = (provider: string, market: MarketCode): boolean =>
  publicPolicy(market).moneyOnlyProviders.includes(provider);
