import { languages } from "./languages";
import { type Locale, marketLocale, parseLocale, readLocale } from "./locale";
import { marketCodes, markets } from "./markets";

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

function localeOfCountry(country: string, readsTags: readonly string[]): Locale | null {
  const market = marketCodes.find((code) => code === country && markets[code].originCountryCode === country);
  if (!market) return null;
  for (const tag of readsTags) {
    const language = markets[market].languages.find((each) => languages[each].tag === tag.split("-")[0]?.toLowerCase());
    const locale = language && parseLocale(`${language}-${market}`);
    if (locale) return locale;
  }
  return marketLocale(market);
}
