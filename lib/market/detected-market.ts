import { type Language, languages } from "./languages";
import { defaultLocale, type Locale, marketLocale, parseLocale, readLocale } from "./locale";
import { homeMarket, markets } from "./markets";
import type { MarketTable } from "./offered-languages";

/**
 * The locale to offer: the one that this visitor chose before, else the market of the detected country, in the first of the
 * reader's languages that it has. Null where that market, or another one of its country, is open already.
 */
export function offerFor(
  place: { chosen: string; country: string },
  current: string,
  readsTags: readonly string[],
): Locale | null {
  const open = readLocale(current);
  const chosen = readLocale(place.chosen);
  const offer = chosen ?? localeOfCountry(place.country, readsTags);
  if (!offer || offer.market === open?.market) return null;
  return !chosen && open && markets[open.market].originCountryCode === place.country ? null : offer;
}

/** The locale of a visitor without a page: their country's market, else the global one, in the first of their languages that it offers. */
export function detectedLocale(country: string, readsTags: readonly string[], table: MarketTable): Locale {
  const market = homeMarket(country);
  const code = market && table[market].length > 0 ? market : defaultLocale.market;
  const language = readsTags
    .map((tag) => table[code].find((each) => isTagOf(each, tag)))
    .find((each) => each !== undefined);
  return (language && parseLocale(`${language}-${code}`, table)) ?? marketLocale(code, table);
}

const isTagOf = (language: Language, tag: string): boolean =>
  languages[language].tag === tag.split("-")[0]?.toLowerCase();

function localeOfCountry(country: string, readsTags: readonly string[]): Locale | null {
  const market = homeMarket(country);
  if (!market) return null;
  for (const tag of readsTags) {
    const language = markets[market].languages.find((each) => isTagOf(each, tag));
    const locale = language && parseLocale(`${language}-${market}`);
    if (locale) return locale;
  }
  return marketLocale(market);
}
