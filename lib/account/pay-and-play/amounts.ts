import { type Currency, defaultCurrency } from "@/lib/core/money";
import { countryCurrency } from "@/lib/market/currency";
import { type MarketCode, markets } from "@/lib/market/markets";

/** The currency of the accounts that are opened on the pages of a market: that of their country. */
export function payAndPlayCurrency(market: MarketCode): Currency {
  const country = markets[market].originCountryCode;
  return country ? countryCurrency(country) : defaultCurrency;
}
