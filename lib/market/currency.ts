import { type Currency, defaultCurrency, isCurrency } from "@/lib/core/money";
import { markets } from "./markets";

/** Countries whose players always have the default currency. The list overrides a currency and blocks nobody. */
const defaultCurrencyCountries: readonly string[] = ["FI"];

/** The currency of a country: that of its market, ZAR for South Africa, which has none, EUR for every other. */
export function countryCurrency(countryCode: string): Currency {
  if (defaultCurrencyCountries.includes(countryCode)) return defaultCurrency;
  if (countryCode === "ZA") return "ZAR";
  const market = Object.values(markets).find(({ originCountryCode }) => originCountryCode === countryCode);
  return market?.currency ?? defaultCurrency;
}

/** A player's currency: the account's own, else that of the country, else EUR. */
export function playerCurrency(player: {
  currencyCode?: string | null | undefined;
  countryCode?: string | null | undefined;
}): Currency {
  const { currencyCode, countryCode } = player;
  if (isCurrency(currencyCode)) return currencyCode;
  return countryCode ? countryCurrency(countryCode) : defaultCurrency;
}
