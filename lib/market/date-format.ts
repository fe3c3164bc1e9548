import { type Locale, resolveLocale } from "./locale";
import { markets } from "./markets";
import { pageLocale } from "./messages/fetch";

/**
 * The BCP 47 tag of dates in figures: that of the market's first language, so that a market has one order of day and month in
 * every language it is read in. (Intl takes "en-BR" for American English, month first.) The global market has those of
 * its languages, its English the day first.
 */
export function dateTag(locale: Locale): string {
  const { originCountryCode, languages } = markets[locale.market];
  return resolveLocale(originCountryCode ? { ...locale, language: languages[0] } : locale).tag;
}

/** The date tag of the open page. */
export const pageDateTag = (): string => dateTag(pageLocale());
