import "server-only";
import { languageParams } from "@/lib/content/groq";
import { endWithDates, fetchContent } from "@/lib/content/server";
import { isOpen, showPeriodOf } from "@/lib/content/show-period";
import { contentTags } from "@/lib/content/tags";
import type { Locale } from "@/lib/market/locale";
import { markets } from "@/lib/market/markets";
import { forEverybody, promotionsQuery } from "./groq";
import { type Promotion, PromotionList } from "./schema";

const forPlayers = ["authorized"];

/** A list may be served for a while: what begins soon is in it, and its card is shown at its time. */
const aheadMs = 3_600_000;

/** The promotions that a cached page may contain, of a category where one is named. @throws ContentUnavailable */
export async function getPromotions(
  locale: Locale,
  wanted: { category?: string; tag?: string },
): Promise<PromotionList> {
  const [{ promotions, unreadable }] = await Promise.all([read(locale, forEverybody), endWithDates()]);
  const shown = promotions.filter(
    (promotion) =>
      isNear(promotion) &&
      (wanted.category === undefined || promotion.category === wanted.category) &&
      (wanted.tag === undefined || promotion.tags.includes(wanted.tag)),
  );
  return { promotions: shown, unreadable };
}

/** One promotion for everybody; null where there is none, or it is over or still to come. @throws ContentUnavailable */
export async function getPromotion(locale: Locale, category: string, slug: string): Promise<Promotion | null> {
  const { promotions } = await getPromotions(locale, { category });
  const found = promotions.find((promotion) => promotion.slug === slug);
  return found && isOpen(showPeriodOf(found), Date.now()) ? found : null;
}

/** The promotions for signed-in players, each with whom it is for. @throws ContentUnavailable */
export async function getPlayerPromotions(locale: Locale, category: string | null): Promise<Promotion[]> {
  const { promotions } = await read(locale, forPlayers);
  return promotions.filter((promotion) => category === null || promotion.category === category);
}

function read(locale: Locale, authorized: readonly string[]): Promise<PromotionList> {
  const { currency } = markets[locale.market];
  const params = { authorized, ...languageParams(locale), market: locale.market, currency };
  return fetchContent(promotionsQuery, params, PromotionList, [contentTags.promotions]);
}

function isNear(promotion: Promotion): boolean {
  const { from, until } = showPeriodOf(promotion);
  const now = Date.now();
  return from < now + aheadMs && now < until;
}
