import type { Currency } from "@/lib/core/money";
import type { Language } from "./languages";

export interface Market {
  /** Its own name, in its first language. */
  name: string;
  /** The first is the market's default (ruling 28). */
  languages: readonly [Language, ...Language[]];
  /** The country that is sent to the platform; also the region of the BCP 47 tag. Null for the global market. */
  originCountryCode: string | null;
  currency: Currency;
  /** Where a reader looks for it in a list of all. */
  region: MarketRegion;
  /** A second market for the players of its origin country: it never represents the country where the first one does. */
  isStandIn?: true;
  /** It has no readers of its own: search engines are told of no address of it. */
  hasNoReaders?: true;
  /** The script of ad-master may be loaded there, as the specification enables it. */
  hasAdMaster?: true;
}

export const marketRegions = ["global", "europe", "americas", "asiaPacific"] as const;
export type MarketRegion = (typeof marketRegions)[number];

/** The 28 markets of the specification. */
export const markets = {
  UN: {
    name: "Global",
    languages: ["en", "fi", "no", "de", "fr", "es", "pt", "ja", "tr", "pl"],
    originCountryCode: null,
    currency: "EUR",
    region: "global",
  },
  AT: {
    name: "Österreich",
    languages: ["de", "en"],
    originCountryCode: "AT",
    currency: "EUR",
    region: "europe",
  },
  BR: {
    name: "Brasil",
    languages: ["br", "en"],
    originCountryCode: "BR",
    currency: "BRL",
    region: "americas",
    hasAdMaster: true,
  },
  CA: {
    name: "Canada",
    languages: ["ca", "caf", "en", "fr"],
    originCountryCode: "CA",
    currency: "CAD",
    region: "americas",
  },
  CH: {
    name: "Schweiz",
    languages: ["de", "fr", "en"],
    originCountryCode: "CH",
    currency: "EUR",
    region: "europe",
  },
  CL: {
    name: "Chile",
    languages: ["cl", "es", "en"],
    originCountryCode: "CL",
    currency: "CLP",
    region: "americas",
    hasAdMaster: true,
  },
  CX: {
    name: "Christmas Island",
    languages: ["en"],
    originCountryCode: "CX",
    currency: "EUR",
    region: "asiaPacific",
    hasNoReaders: true,
  },
  DE: {
    name: "Deutschland",
    languages: ["de", "en"],
    originCountryCode: "DE",
    currency: "EUR",
    region: "europe",
  },
  FI: {
    name: "Suomi",
    languages: ["fi", "en"],
    originCountryCode: "FI",
    currency: "EUR",
    region: "europe",
  },
  FR: {
    name: "France",
    languages: ["fr", "en"],
    originCountryCode: "FR",
    currency: "EUR",
    region: "europe",
  },
  GB: {
    name: "United Kingdom",
    languages: ["en"],
    originCountryCode: "GB",
    currency: "GBP",
    region: "europe",
  },
  GG: {
    name: "United Kingdom",
    languages: ["en"],
    originCountryCode: "GB",
    currency: "GBP",
    region: "europe",
    isStandIn: true,
  },
  IN: {
    name: "India",
    languages: ["inen", "en"],
    originCountryCode: "IN",
    currency: "INR",
    region: "asiaPacific",
  },
  JJ: {
    name: "Deutschland",
    languages: ["de", "en"],
    originCountryCode: "DE",
    currency: "EUR",
    region: "europe",
    isStandIn: true,
  },
  JP: {
    name: "日本",
    languages: ["ja", "en"],
    originCountryCode: "JP",
    currency: "EUR",
    region: "asiaPacific",
  },
  LL: {
    name: "Netherlands",
    languages: ["en", "fr"],
    originCountryCode: "NL",
    currency: "EUR",
    region: "europe",
    isStandIn: true,
  },
  MT: { name: "Malta", languages: ["en"], originCountryCode: "MT", currency: "EUR", region: "europe" },
  NL: {
    name: "Netherlands",
    languages: ["en"],
    originCountryCode: "NL",
    currency: "EUR",
    region: "europe",
  },
  NO: {
    name: "Norge",
    languages: ["no", "en"],
    originCountryCode: "NO",
    currency: "NOK",
    region: "europe",
  },
  NZ: {
    name: "New Zealand",
    languages: ["nz", "en"],
    originCountryCode: "NZ",
    currency: "NZD",
    region: "asiaPacific",
  },
  PE: {
    name: "Perú",
    languages: ["pe", "es", "en"],
    originCountryCode: "PE",
    currency: "PEN",
    region: "americas",
    hasAdMaster: true,
  },
  PH: {
    name: "Pilipinas",
    languages: ["tl", "en"],
    originCountryCode: "PH",
    currency: "PHP",
    region: "asiaPacific",
  },
  PL: {
    name: "Polska",
    languages: ["pl", "en"],
    originCountryCode: "PL",
    currency: "PLN",
    region: "europe",
  },
  PP: {
    name: "Sweden",
    languages: ["en"],
    originCountryCode: "SE",
    currency: "EUR",
    region: "europe",
    isStandIn: true,
  },
  PT: {
    name: "Portugal",
    languages: ["pt", "en"],
    originCountryCode: "PT",
    currency: "EUR",
    region: "europe",
  },
  SE: {
    name: "Sweden",
    languages: ["en"],
    originCountryCode: "SE",
    currency: "EUR",
    region: "europe",
  },
  TR: {
    name: "Türkiye",
    languages: ["tr", "en"],
    originCountryCode: "TR",
    currency: "TRY",
    region: "europe",
  },
  UK: {
    name: "United Kingdom",
    languages: ["en"],
    originCountryCode: "GB",
    currency: "GBP",
    region: "europe",
    isStandIn: true,
  },
} as const satisfies Record<string, Market>;

export type MarketCode = keyof typeof markets;

export const marketCodes = /*#__PURE__*/ Object.keys(markets) as readonly MarketCode[]; // Object.keys forgets the type of literal keys

export function isMarketCode(code: string): code is MarketCode {
  return Object.hasOwn(markets, code);
}

/** The market of a country's people, null where it has none of its own. A stand-in is nobody's. */
export function homeMarket(country: string): MarketCode | null {
  return isMarketCode(country) && markets[country].originCountryCode === country ? country : null;
}

/**
 * The country that is sent to the platform for a session of a market; null where only detection decides. LL has sessions
 * of the Netherlands and of France, distinguished by the detected country.
 */
export function toCountryCode(code: MarketCode, detectedCountry?: string): string | null {
  if (code === "LL" && detectedCountry === "FR") return "FR";
  return markets[code].originCountryCode ?? detectedCountry ?? null;
}
