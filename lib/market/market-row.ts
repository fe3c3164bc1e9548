import { array, type infer as Infer, object, enum as oneOf, string } from "zod/mini";
import { marketRegions } from "./markets";

/** A market in the list of markets, in its own words. */
const MarketRow = object({
  market: string(),
  region: oneOf(marketRegions),
  name: string(),
  /** Other words that find it. */
  words: string(),
  /** A BCP 47 tag, of its name. */
  tag: string(),
  locales: array(object({ segment: string(), tag: string(), name: string() })),
});
export type MarketRow = Infer<typeof MarketRow>;

export const MarketRows = array(MarketRow);
