import { type Currency, defaultCurrency, isCurrency } from "@/lib/core/money";
import { countryCurrency } from "@/lib/market/currency";

/** A player's currency: the account's own, else that of the country, else EUR. */
export function playerCurrency(player: { currencyCode?: string | null; countryCode?: string | null }): Currency {
  const { currencyCode, countryCode } = player;
  if (isCurrency(currencyCode)) return currencyCode;
  return countryCode ? countryCurrency(countryCode) : defaultCurrency;
}
