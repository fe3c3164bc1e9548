import { type Language, languages } from "@/lib/market/languages";

/** The languages that the platform writes in, by the code that it takes. The regional forms of the address are not among them. */
export const accountLanguages = [
  "en",
  "fi",
  "no",
  "de",
  "fr",
  "es",
  "pt",
  "br",
  "ja",
  "tr",
  "pl",
  "tl",
] as const satisfies readonly Language[];

/**
 * The language of the address for a chosen language of the account: its own, or the market's regional form of it ("inen" for "en").
 * The current one stays where the market offers neither.
 */
export function siteLanguage(chosen: string, current: Language, offered: readonly Language[]): Language {
  const speaks = (language: Language) =>
    language === chosen || (language !== "br" && languages[language].messages[0] === chosen);
  if (speaks(current) && offered.includes(current)) return current;
  return offered.find((language) => language === chosen) ?? offered.find(speaks) ?? current;
}
