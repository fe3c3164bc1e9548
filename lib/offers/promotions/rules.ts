import { languageParams } from "@/lib/content/groq";
import type { Locale } from "@/lib/market/locale";
import { homeMarket, type MarketCode, markets } from "@/lib/market/markets";
import type { Place } from "@/lib/market/policy/by-place";
import type { MarketPolicy, Product } from "@/lib/market/policy/fields";
import { playerPolicy } from "@/lib/market/policy/policies";
import { offerKinds } from "@/lib/market/policy/strictness";
import type { Category, Promotion, PromotionPlace } from "./schema";

/** The product that the promotions of a category are for. */
export const productOf: Readonly<Record<Category, Product>> = {
  casino: "casino",
  "live-casino": "liveCasino",
  sports: "sports",
};

type OfferPolicy = Pick<MarketPolicy, "mostWagering" | "offers" | "products">;

/**
 * Does a market allow this offer, by its product, its kind and its wagering, which counts in multiples of the bonus? One whose kind
 * is not known is allowed only where every kind is.
 */
export function isAllowed(
  {
    category,
    kind,
    facts: { money },
  }: Pick<Promotion, "category" | "kind"> & {
    facts: { money: Pick<Promotion["facts"]["money"], "amount" | "wagering"> };
  },
  { mostWagering, offers, products }: OfferPolicy,
): boolean {
  const kinds = kind === null ? offerKinds : [kind];
  return (
    products.includes(productOf[category]) &&
    kinds.every((each) => offers.includes(each)) &&
    (mostWagering === null || hundredths(money.wagering) <= hundredths(money.amount) * mostWagering)
  );
}

/** May a player see the offer at a market, by its law and that of their account, and by the markets that editors keep it from? */
export function isForAccount(
  promotion: Pick<Promotion, "category" | "kind" | "facts" | "excludedMarkets">,
  market: MarketCode,
  account: Place,
): boolean {
  const home = homeMarket(account.country);
  const isExcluded = home !== null && promotion.excludedMarkets.includes(home);
  return !isExcluded && isAllowed(promotion, playerPolicy(market, account));
}

/** Does a locale show the promotion to everybody, in its currency and in a text that it reads? */
export function isShownIn(
  {
    category,
    kind,
    excludedMarkets,
    money,
    texts,
  }: Pick<PromotionPlace, "category" | "kind" | "excludedMarkets" | "money" | "texts">,
  locale: Locale,
  policy: OfferPolicy & Pick<MarketPolicy, "publicOffers">,
): boolean {
  const { market } = locale;
  const own = money.find(({ currency }) => currency === markets[market].currency);
  const languages = Object.values(languageParams(locale));
  const isWritten = (keys: readonly string[]) => keys.some((key) => key === "en" || languages.includes(key));
  return (
    policy.publicOffers &&
    !excludedMarkets.includes(market) &&
    own !== undefined &&
    isAllowed({ category, kind, facts: { money: own } }, policy) &&
    texts.every(isWritten)
  );
}

/** The fewest rounds that the wagering takes. */
export function roundsAtHighestBet({ wagering, maxBet }: Promotion["facts"]["money"]): number {
  return Math.ceil(hundredths(wagering) / hundredths(maxBet));
}

/** An amount as a whole number: a tenth of a cent is nobody's stake, and ten times 1.13 is not quite 11.30 to a computer. */
const hundredths = (amount: number): number => Math.round(amount * 100);
