import { isLanguage, type Language, languages } from "./languages";
import { isMarketCode, type MarketCode, marketCodes, markets } from "./markets";
import { type MarketTable, staticTable } from "./offered-languages";

/** The first segment of every page's path: language, hyphen, market ("fi-FI"). */
export interface Locale {
  segment: string;
  language: Language;
  market: MarketCode;
}

export const defaultLocale: Locale = { segment: "en-UN", language: "en", market: "UN" };

/** Every pair that a market offers, the market's default first. */
export function localesOf(table: MarketTable): Locale[] {
  return marketCodes.flatMap((market) => table[market].map((language) => makeLocale(language, market)));
}

/** Every pair that a market offers by itself, unless the content service overrides it. */
export const locales: readonly Locale[] = /*#__PURE__*/ localesOf(staticTable);

/** The locale of a canonical segment whose language and market are known, offered or not; null for anything else. */
export function readLocale(segment: string): Locale | null {
  const [, language = "", market = ""] = /^([a-z]{2,4})-([A-Z]{2})$/.exec(segment) ?? [];
  return isLanguage(language) && isMarketCode(market) ? { segment, language, market } : null;
}

/** The locale of a page that is open: the edge let its visitor in. */
export function localeOfPath(pathname: string): Locale {
  return readLocale(pathname.split("/")[1] ?? "") ?? defaultLocale;
}

/**
 * The locale of a canonical segment that is offered, or null. While the site runs, the content service decides what is
 * offered (`table`), not our own list. Case matters here: `routeRequest` corrects it with a redirect.
 */
export function parseLocale(segment: string, table: MarketTable = staticTable): Locale | null {
  const locale = readLocale(segment);
  return locale && table[locale.market].includes(locale.language) ? locale : null;
}

/** Does it look like a locale (two short words with a hyphen, digits among them or not: "en-ZZ", "xx1-99"), known or not? */
export function isLocaleShaped(segment: string): boolean {
  return /^[a-z][a-z\d]{0,3}-[a-z\d]{1,3}$/i.test(segment);
}

/**
 * The locale that was meant: another case of an offered pair, the default of a market that does not offer the language,
 * en-UN for everything else (rulings 2 and 28).
 */
export function nearestLocale(segment: string, table: MarketTable = staticTable): Locale {
  const [language = "", market = ""] = segment.split("-");
  const code = market.toUpperCase();
  if (!isMarketCode(code)) return defaultLocale;
  return parseLocale(`${language.toLowerCase()}-${code}`, table) ?? marketLocale(code, table);
}

/** A market in its first language; en-UN for a market that is switched off. */
export function marketLocale(market: MarketCode, table: MarketTable = staticTable): Locale {
  const [language] = table[market];
  return language ? makeLocale(language, market) : defaultLocale;
}

function makeLocale(language: Language, market: MarketCode): Locale {
  return { segment: `${language}-${market}`, language, market };
}

/** The BCP 47 tag of a text that the content service keeps under this key ("br" is Portuguese; as a tag it would be Breton). */
export function contentTag(key: string): string {
  return isLanguage(key) ? languages[key].tag : key;
}

/** Is a text under this key of the content service in the reader's language? */
export function isOwnLanguage({ language }: Locale, contentKey: string): boolean {
  return contentTag(contentKey) === languages[language].tag;
}

export interface ResolvedLocale {
  /** Message folders, the later over the earlier. */
  messages: readonly string[];
  /** Selects documents of the content service; not what chooses texts inside them. */
  contentLanguage: string;
  /** The key of editors' texts in the reader's language; where it is missing, `contentLanguage` and then English are read. */
  textLanguage: string;
  apiLanguage: string;
  /** A valid BCP 47 tag for `lang`, Intl and hreflang. The segment itself must never be handed to Intl (ruling 1). */
  tag: string;
}

export function resolveLocale({ language, market }: Locale): ResolvedLocale {
  const { messages, content, text, api, tag } = languages[language];
  // French readers of the market of the Netherlands are in France (CONST-507).
  const region = market === "LL" && language === "fr" ? "FR" : markets[market].originCountryCode;
  return {
    messages,
    contentLanguage: content,
    textLanguage: text,
    apiLanguage: api,
    tag: region ? `${tag}-${region}` : tag,
  };
}
