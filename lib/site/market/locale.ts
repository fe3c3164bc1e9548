import { isLanguage, type Language, languages } from "./languages";
import { isMarketCode, type MarketCode, markets } from "./markets";

/** The first segment of every page's path: language, hyphen, market ("fi-FI"). */
export interface Locale {
  segment: string;
  language: Language;
  market: MarketCode;
}

export const defaultLocale: Locale = { segment: "en-UN", language: "en", market: "UN" };

/** Every pair that a market lists, the market's default first. */
export const locales: readonly Locale[] = (Object.keys(markets) as MarketCode[]).flatMap((market) =>
  markets[market].languages.map((language) => ({ segment: `${language}-${market}`, language, market })),
);

const localesBySegment = new Map(locales.map((locale) => [locale.segment, locale]));

/** The locale of a canonical segment, or null. Case matters here: `routeRequest` mends it with a redirect. */
export function parseLocale(segment: string): Locale | null {
  return localesBySegment.get(segment) ?? null;
}

/** Does it look like a locale (letters, hyphen, letters), known or not? */
export function isLocaleShaped(segment: string): boolean {
  return /^[a-z]{1,4}-[a-z]{1,3}$/i.test(segment);
}

/**
 * The locale that was meant: another case of a known pair, the default of a known market whose language is not listed,
 * en-UN for everything else (rulings 2 and 28).
 */
export function nearestLocale(segment: string): Locale {
  const [language = "", market = ""] = segment.split("-");
  const code = market.toUpperCase();
  if (!isMarketCode(code)) return defaultLocale;
  const wanted = language.toLowerCase();
  const listed = isLanguage(wanted) ? parseLocale(`${wanted}-${code}`) : null;
  return listed ?? marketLocale(code);
}

export function marketLocale(market: MarketCode): Locale {
  const language = markets[market].languages[0];
  return { segment: `${language}-${market}`, language, market };
}

export interface ResolvedLocale {
  /** Message folders, the later over the earlier. */
  messages: readonly string[];
  contentLanguage: string;
  apiLanguage: string;
  /** A valid BCP 47 tag for `lang`, Intl and hreflang. The segment itself must never be handed to Intl (ruling 1). */
  tag: string;
}

export function resolveLocale({ language, market }: Locale): ResolvedLocale {
  const { messages, content, api, tag } = languages[language];
  const region = markets[market].originCountryCode;
  return { messages, contentLanguage: content, apiLanguage: api, tag: region ? `${tag}-${region}` : tag };
}
