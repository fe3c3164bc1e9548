import type { Locale } from "@/lib/market/locale";
import { type MarketCode, markets } from "@/lib/market/markets";
import { closedForRegistration, defaultCountry } from "@/lib/market/registration-countries";

interface ListedCountry {
  code: string;
  /** With a plus: "+358". */
  isd: string;
  active: boolean;
}

/**
 * The countries that are open for registration in a market, with their prefixes without the plus.
 * @param removed what content takes away from the market, its `removeCountryFromRegistration`
 */
export function openCountries(
  listed: readonly ListedCountry[],
  locale: Pick<Locale, "market" | "language">,
  removed: readonly string[],
): Record<string, string> {
  const excluded = new Set([...removed, ...closedForRegistration(locale)]);
  return Object.fromEntries(
    listed.flatMap(({ code, isd, active }) =>
      active && !excluded.has(code) ? [[code, isd.replace("+", "")] as const] : [],
    ),
  );
}

/**
 * The country that the form begins with: the detected one where it is open, else the market's, else Finland, unless another country
 * was detected; "" where none of them is open. Nobody is put into a country in their own one's place without a word.
 */
export function initialCountry(market: MarketCode, detected: string, open: Readonly<Record<string, string>>): string {
  const wanted = [detected, markets[market].originCountryCode ?? "", detected ? "" : defaultCountry];
  return wanted.find((code) => code in open) ?? "";
}
