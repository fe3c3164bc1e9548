import "server-only";
import { languageParams } from "@/lib/content/groq";
import { endWithDates, fetchContent } from "@/lib/content/server";
import { isOpen, showPeriodOf } from "@/lib/content/show-period";
import { contentTags } from "@/lib/content/tags";
import type { Locale } from "@/lib/market/locale";
import { markets } from "@/lib/market/markets";
import { publicPolicy } from "@/lib/market/policy/policies";
import { forEverybody, promotionsQuery } from "./groq";
import { isAllowed } from "./rules";
import { type Promotion, PromotionList } from "./schema";

const forPlayers = ["authorized"];

/** A list may be served for a while: what begins soon is in it, and its card is shown at its time. */
const aheadMs = 3_600_000;

/**
 * The promotions that a cached page may contain, of a category where one is named: none where the law does not let pages that
 * everybody can read name a bonus. @throws ContentUnavailable
 */
export async function getPromotions(
  locale: Locale,
  wanted: { category?: string; tag?: string },
): Promise<PromotionList> {
  if (!publicPolicy(locale.market).publicOffers) return { promotions: [], unreadable: 0 };
  const [{ promotions, unreadable }] = await Promise.all([read(locale, forEverybody), endWithDates()]);
  const shown = promotions.filter(
    (promotion) =>
      isNear(promotion) &&
      (wanted.category === undefined || promotion.category === wanted.category) &&
      (wanted.tag === undefined || promotion.tags.includes(wanted.tag)),
  );
  return { promotions: shown, unreadable };
}

/** Those that run now: the list has what begins soon, too. @throws ContentUnavailable */
export async function getOpenPromotions(locale: Locale, wanted: { category?: string }): Promise<Promotion[]> {
  const { promotions } = await getPromotions(locale, wanted);
  return promotions.filter((promotion) => isOpen(showPeriodOf(promotion), Date.now()));
}

/** One promotion for everybody; null where there is none, or it is over or still to come. @throws ContentUnavailable */
export async function getPromotion(locale: Locale, category: string, slug: string): Promise<Promotion | null> {
  const promotions = await getOpenPromotions(locale, { category });
  return promotions.find((promotion) => promotion.slug === slug) ?? null;
}

/** The promotions for signed-in players, each with whom it is for. @throws ContentUnavailable */
export async function getPlayerPromotions(locale: Locale, category: string | null): Promise<Promotion[]> {
  const { promotions } = await read(locale, forPlayers);
  return promotions.filter((promotion) => category === null || promotion.category === category);
}

/** An offer that the law of the market does not allow is nowhere, and the log names it. */
async function read(locale: Locale, authorized: readonly string[]): Promise<PromotionList> {
  const { market } = locale;
  const params = { authorized, ...languageParams(locale), market, currency: markets[market].currency };
  const { promotions, unreadable } = await fetchContent(promotionsQuery, params, PromotionList, [
    contentTags.promotions,
  ]);
  const policy = publicPolicy(market);
  const shown = promotions.filter((promotion) => {
    const allowed = isAllowed(promotion, policy);
    if (!allowed) console.warn(JSON.stringify({ event: "content", refused: promotion.id, market }));
    return allowed;
  });
  return { promotions: shown, unreadable };
}

function isNear(promotion: Promotion): boolean {
  const { from, until } = showPeriodOf(promotion);
  const now = Date.now();
  return from < now + aheadMs && now < until;
}
