import type { Currency } from "@/lib/core/money";
import type { Language } from "./languages";

export interface Market {
  name: string;
  /** The first is the market's default (ruling 28). */
  languages: readonly [Language, ...Language[]];
  /** The country that the platform is told; also the region of the BCP 47 tag. Null for the global market. */
  originCountryCode: string | null;
  currency: Currency;
  /** How the market spells itself to the content service. */
  contentKey: string;
}

export const markets = {
  UN: { name: "Global", languages: ["en", "fi"], originCountryCode: null, currency: "EUR", contentKey: "UN" },
  FI: { name: "Suomi", languages: ["fi", "en"], originCountryCode: "FI", currency: "EUR", contentKey: "FI" },
  IN: { name: "India", languages: ["inen", "en"], originCountryCode: "IN", currency: "INR", contentKey: "IN" },
} as const satisfies Record<string, Market>;

export type MarketCode = keyof typeof markets;

export function isMarketCode(code: string): code is MarketCode {
  return Object.hasOwn(markets, code);
}
