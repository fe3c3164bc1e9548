import { z } from "zod";

/** Which languages of ours a language of the market is, by the name that a service gives it. */
const LanguageMap = z.record(z.string(), z.string());

/** A market as the content service offers it. It overrides our own table while the site runs. */
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
  // A query returns null for a missing field.
  removeCountryFromRegistration: z.array(z.string()).nullish(),
});
export type MarketEntry = z.infer<typeof MarketEntry>;
