import { z } from "zod";

/** Which languages of ours a language of the market is, by the name that a service gives it. */
const LanguageMap = z.record(z.string(), z.string());

/** A market as the content service offers it. What it says wins over our own table while the site runs. */
export const MarketEntry = z.object({
  id: z.string(),
  name: z.string(),
  languages: z.array(z.string()),
  isMarketEnabled: z.boolean(),
  isCustomMarketId: z.boolean(),
  localeMapping: LanguageMap,
  originCountryCode: z.string().nullable(),
  languageMaps: LanguageMap,
  regionLanguageMap: LanguageMap,
  // A query answers null for a field that is not there.
  removeCountryFromRegistration: z.array(z.string()).nullish(),
});
export type MarketEntry = z.infer<typeof MarketEntry>;

/** A country of the sign-up form. An inactive one is offered to nobody and still resolves for players who have it. */
export const CountryEntry = z.object({
  code: z.string().regex(/^[A-Z]{2}$/),
  name: z.string(),
  isd: z.string().regex(/^\+\d{1,7}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  active: z.boolean(),
  location: z.object({ lat: z.number(), lon: z.number() }),
});
export type CountryEntry = z.infer<typeof CountryEntry>;
