import type { Locale } from "./locale";
import { type MarketCode, marketCodes } from "./markets";

/** The market specials of the specification. The Brazilian market has taken "pt", so Portugal is "portugal". */
const specials: Partial<Record<MarketCode, string>> = { PT: "portugal", BR: "pt", NZ: "nz", CA: "ca", GG: "gb" };

/**
 * The name under which the content service keeps what belongs to a market: the `route` of its record (decision 0060). French
 * Canada has its own. Never a part of our addresses.
 */
export function pathCode({ market, language }: Pick<Locale, "market" | "language">): string {
  if (market === "CA" && language === "caf") return "caf";
  return specials[market] ?? market.toLowerCase();
}

/** The markets that read under the same name, itself among them: what is published for one is news to all of them. */
export function marketsOfPathCode(market: MarketCode): MarketCode[] {
  const wanted = pathCode({ market, language: "en" });
  return marketCodes.filter((code) => pathCode({ market: code, language: "en" }) === wanted);
}
