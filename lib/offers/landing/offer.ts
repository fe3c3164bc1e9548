import type { MarketPolicy } from "@/lib/market/policy/fields";
import type { StoredLanding } from "./schema";

/**
 * Why a page may not be shown, null where it may: it names a bonus that nobody is told of in public here, an offer that is over or
 * not for this market, or, where the law wants the conditions beside every offer, a bonus without them; or all its games are at live
 * tables where the market has none.
 */
export function refusalOf(
  page: Pick<StoredLanding, "bonusCode" | "promotion" | "gameTypes">,
  hasOffer: boolean,
  { publicOffers, offerTermsOnTiles, products }: Pick<MarketPolicy, "publicOffers" | "offerTermsOnTiles" | "products">,
): string | null {
  const namesBonus = page.bonusCode !== null || page.promotion !== null;
  if (namesBonus && !publicOffers) return "No bonus is named in public here.";
  if (page.promotion !== null && !hasOffer) return "Its promotion is not shown here, or not now.";
  if (page.bonusCode !== null && !hasOffer && offerTermsOnTiles)
    return "Its bonus has no promotion with the conditions.";
  const isLive = page.gameTypes.length > 0 && page.gameTypes.every((type) => type === "liveCasinoGames");
  if (isLive && !products.includes("liveCasino")) return "Its games are not offered here.";
  return null;
}
