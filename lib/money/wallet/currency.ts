import { type Currency, defaultCurrency, isCurrency } from "@/lib/core/money";
import { markets } from "@/lib/site/market/markets";

/** Countries whose players have the default currency unless the account says otherwise (specification "Business constants"). */
const defaultCurrencyCountries: readonly string[] = ["FI"];

/** A player's currency: the account's own, else that of the country, else EUR. */
export function playerCurrency(player: { currencyCode?: string | null; countryCode?: string | null }): Currency {
  const { currencyCode, countryCode } = player;
  if (isCurrency(currencyCode)) return currencyCode;
  if (!countryCode || defaultCurrencyCountries.includes(countryCode)) return defaultCurrency;
  const market = Object.values(markets).find(({ originCountryCode }) => originCountryCode === countryCode);
  return market?.currency ?? defaultCurrency;
}
