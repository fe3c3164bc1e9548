import { type MarketCode, markets } from "./markets";

/** Of a country, in the reader's language; its code where that has no name for it. `tag`: a BCP 47 tag. */
export const countryName = (code: string, tag: string): string =>
  new Intl.DisplayNames(tag, { type: "region", fallback: "code" }).of(code) ?? code;

/** Of whose law a market follows: its country, or the market's own name where it has none. */
export function marketPlaceName(market: MarketCode, tag: string): string {
  const { originCountryCode, name } = markets[market];
  return originCountryCode === null ? name : countryName(originCountryCode, tag);
}
