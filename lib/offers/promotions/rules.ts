import { languageParams } from "@/lib/content/groq";
import type { Locale } from "@/lib/market/locale";
import { homeMarket, type MarketCode, markets } from "@/lib/market/markets";
import type { Place } from "@/lib/market/policy/by-place";
import type { MarketPolicy } from "@/lib/market/policy/fields";
import { playerPolicy } from "@/lib/market/policy/policies";
import type { Promotion, PromotionPlace } from "./schema";

/** Does the law of a market allow this offer? Where it limits the wagering, it counts in multiples of the bonus. */
export function isAllowed(
  { facts: { money } }: { facts: { money: Pick<Promotion["facts"]["money"], "amount" | "wagering"> } },
  { mostWagering }: Pick<MarketPolicy, "mostWagering">,
): boolean {
  return mostWagering === null || money.wagering <= money.amount * mostWagering;
}

/** May a player see the offer at a market, by its law and that of their account, and by the markets that editors keep it from? */
export function isForAccount(
  { facts, excludedMarkets }: Pick<Promotion, "facts" | "excludedMarkets">,
  market: MarketCode,
  account: Place,
): boolean {
  const home = homeMarket(account.country);
  return isAllowed({ facts }, playerPolicy(market, account)) && (home === null || !excludedMarkets.includes(home));
}

/** Does a locale show the promotion to everybody, in its currency and in a text that it reads? */
export function isShownIn(
  { excludedMarkets, money, texts }: Pick<PromotionPlace, "excludedMarkets" | "money" | "texts">,
  locale: Locale,
  policy: Pick<MarketPolicy, "mostWagering" | "publicOffers">,
): boolean {
  const { market } = locale;
  const own = money.find(({ currency }) => currency === markets[market].currency);
  const languages = Object.values(languageParams(locale));
  const isWritten = (keys: readonly string[]) => keys.some((key) => key === "en" || languages.includes(key));
  return (
    policy.publicOffers &&
    !excludedMarkets.includes(market) &&
    own !== undefined &&
    isAllowed({ facts: { money: own } }, policy) &&
    texts.every(isWritten)
  );
}

/** The fewest rounds that the wagering takes. Both amounts in hundredths: a tenth of a cent is nobody's stake. */
export function roundsAtHighestBet({ wagering, maxBet }: Promotion["facts"]["money"]): number {
  return Math.ceil(Math.round(wagering * 100) / Math.round(maxBet * 100));
}
