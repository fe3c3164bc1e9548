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
