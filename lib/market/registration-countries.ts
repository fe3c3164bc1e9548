import type { Language } from "./languages";
import type { Locale } from "./locale";
import type { MarketCode } from "./markets";

/** Before anything is known: sign-up and phone are those of Finland (specification "Business constants"). */
export const defaultCountry = "FI";

/** The countries that a market's registration leaves out, beside those that content names (specification "Validation rules"). */
const closedByMarket: Readonly<Partial<Record<MarketCode, readonly string[]>>> = { UN: ["FR", "NL"], CA: ["NL"] };

/** The same for readers of a language in the global market. None is specified yet. */
const closedByLanguage: Readonly<Partial<Record<Language, readonly string[]>>> = {};

export const closedForRegistration = ({ market, language }: Pick<Locale, "market" | "language">): readonly string[] => [
  ...(closedByMarket[market] ?? []),
  ...(market === "UN" ? (closedByLanguage[language] ?? []) : []),
];
