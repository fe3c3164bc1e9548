import { getBrand } from "@/lib/config/brand";
import { imageUrl } from "@/lib/content/image";
import { formatShowPeriod, showPeriodOf } from "@/lib/content/show-period";
import { money, roundDecimal } from "@/lib/core/money";
import { formatMoney } from "@/lib/core/money-display";
import { type Locale, resolveLocale } from "@/lib/market/locale";
import type { Translator } from "@/lib/market/messages/translator";
import { writeTime } from "@/lib/market/times/write-time";
import { paths } from "@/lib/routing/paths";
import type { ShownPromotion } from "./api";
import { roundsAtHighestBet } from "./rules";
import type { Promotion } from "./schema";

/** CSS pixels of the art, in the shape of a banner; the image service doubles them. */
const artPixels = { width: 720, height: 300 };

/** A promotion without whom it is meant for, in the words and the market of a locale. */
export function showPromotion(
  t: Translator<"offers.promotions">,
  locale: Locale,
  promotion: Promotion,
): ShownPromotion {
  const { id, slug, category, title, description, image, authorized } = promotion;
  const { until } = showPeriodOf(promotion);
  const isInRewards = authorized === "authorized";
  return {
    id,
    title,
    description,
    imageUrl: image && imageUrl(image, artPixels),
    href: isInRewards ? takingPath(locale, promotion) : paths.promotion(locale, category, slug),
    isInRewards,
    bonusCode: (isInRewards && promotion.bonusCode) || null,
    isForGuests: authorized === "not-authorized",
    window: formatShowPeriod(showPeriodOf(promotion)),
    ends: Number.isFinite(until) ? writeTime(locale, until) : null,
    facts: factsOf(t, locale, promotion),
  };
}

/** Where a player takes it: with the deposit that its code is for, which is filled in there, or among their rewards. */
export function takingPath(locale: Locale, { bonusCode }: Pick<Promotion, "bonusCode">): string {
  if (!bonusCode) return paths.playerPage(locale, "rewards");
  return `${paths.playerPage(locale, "bankingDeposit")}?${new URLSearchParams({ bonusCode })}`;
}

/** What the offer comes to for who gets the most of it, in one sentence; null where its highest bet is none. */
export function exampleOf(t: Translator<"offers.promotions">, locale: Locale, { facts }: Promotion): string | null {
  const { amount, wagering, maxBet } = facts.money;
  const format = formatterOf(locale, facts);
  if (wagering === 0) return t("example.free", { amount: format(amount) });
  if (maxBet === 0) return null;
  const rounds = new Intl.NumberFormat(resolveLocale(locale).tag).format(roundsAtHighestBet(facts.money));
  return t("example.text", { amount: format(amount), wagering: format(wagering), rounds, bet: format(maxBet) });
}

export type OfferConditions = ShownPromotion["facts"];

/** What an offer asks for, of its six facts: wagering, time, highest bet and excluded games. */
export const keyConditionsOf = (
  t: Translator<"offers.promotions">,
  locale: Locale,
  promotion: Promotion,
): OfferConditions => factsOf(t, locale, promotion).slice(1, 5);

function formatterOf(locale: Locale, { money: { currency } }: Promotion["facts"]): (value: number) => string {
  const { tag } = resolveLocale(locale);
  return (value) => formatMoney(money(roundDecimal(value) ?? 0, currency), tag, getBrand().currencies);
}

function factsOf(t: Translator<"offers.promotions">, locale: Locale, { facts }: Promotion): ShownPromotion["facts"] {
  const { amount, wagering, maxBet } = facts.money;
  const format = formatterOf(locale, facts);
  return [
    [t("facts.amount"), format(amount)],
    [t("facts.wagering"), wagering > 0 ? format(wagering) : t("facts.nothing")],
    [t("facts.days"), t("facts.daysValue", { days: facts.days })],
    [t("facts.maxBet"), format(maxBet)],
    [t("facts.excludedGames"), facts.excludedGames],
    [t("facts.forfeit"), facts.forfeit],
  ];
}
