import "server-only";
import { languageParams } from "@/lib/content/groq";
import { endWithDates, fetchContent } from "@/lib/content/server";
import { type Dated, isOpen, showPeriodOf } from "@/lib/content/show-period";
import { contentTags } from "@/lib/content/tags";
import type { Locale } from "@/lib/market/locale";
import { markets } from "@/lib/market/markets";
import { publicPolicy } from "@/lib/market/policy/policies";
import type { HasPage } from "@/lib/site/seo/alternates";
import { forEverybody, promotionPlacesQuery, promotionsQuery } from "./groq";
import { isAllowed, isShownIn } from "./rules";
import { type Promotion, PromotionList, type PromotionPlace, PromotionPlaces } from "./schema";

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

/** Which locales show a promotion now. @throws ContentUnavailable */
export const getLocalesOfPromotion = (slug: string): Promise<HasPage> =>
  localesWith((place) => place.slug === slug && isOpen(showPeriodOf(place), Date.now()));

/** Which locales have the page of a tag. @throws ContentUnavailable */
export const getLocalesOfTag = (category: string, tag: string): Promise<HasPage> =>
  localesWith((place) => place.category === category && place.tags.includes(tag) && isNear(place));

async function localesWith(isWanted: (place: PromotionPlace) => boolean): Promise<HasPage> {
  const params = { authorized: forEverybody };
  const places = await fetchContent(promotionPlacesQuery, params, PromotionPlaces, [contentTags.promotions]);
  const wanted = places.filter(isWanted);
  return (locale) => wanted.some((place) => isShownIn(place, locale, publicPolicy(locale.market)));
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

function isNear(dated: Dated): boolean {
  const { from, until } = showPeriodOf(dated);
  const now = Date.now();
  return from < now + aheadMs && now < until;
}
