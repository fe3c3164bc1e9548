import { countryAliases } from "./country-aliases";
import { languages } from "./languages";
import { isListed } from "./likely-markets";
import { type Locale, localesOf, resolveLocale } from "./locale";
import { marketLabels } from "./market-labels";
import type { MarketRow } from "./market-row";
import { marketCodes, markets } from "./markets";
import type { MarketTable } from "./offered-languages";

/** The markets that a page of a locale lists, by their names. */
export function marketRows(current: Locale, table: MarketTable): MarketRow[] {
  const locales = localesOf(table);
  return marketCodes
    .filter((code) => table[code].length > 0 && isListed(code, current.market))
    .sort((one, other) => markets[one].name.localeCompare(markets[other].name))
    .map((market) => {
      const { name, region, originCountryCode } = markets[market];
      const own = locales.filter((locale) => locale.market === market);
      const [first = current] = own;
      return {
        market,
        region,
        name,
        words: [marketLabels[market], ...(countryAliases[originCountryCode ?? ""] ?? [])].join(" "),
        tag: resolveLocale(first).tag,
        locales: own.map((locale) => ({
          segment: locale.segment,
          tag: resolveLocale(locale).tag,
          name: languages[locale.language].name,
        })),
      };
    });
}
