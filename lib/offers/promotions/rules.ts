import type { MarketPolicy } from "@/lib/market/policy/fields";
import type { Promotion } from "./schema";

/** Does the law of a market allow this offer? Where it limits the wagering, it counts in multiples of the bonus. */
export function isAllowed(
  { facts: { money } }: Pick<Promotion, "facts">,
  { mostWagering }: Pick<MarketPolicy, "mostWagering">,
): boolean {
  return mostWagering === null || money.wagering <= money.amount * mostWagering;
}

/** The fewest rounds that the wagering takes. Both amounts in hundredths: a tenth of a cent is nobody's stake. */
export function roundsAtHighestBet({ wagering, maxBet }: Promotion["facts"]["money"]): number {
  return Math.ceil(Math.round(wagering * 100) / Math.round(maxBet * 100));
}
