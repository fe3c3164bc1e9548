import "server-only";
import { z } from "zod";
import { languageParams } from "@/lib/content/groq";
import { endWithDates, fetchContent } from "@/lib/content/server";
import { type Dated, isInShowPeriod, showPeriodOf } from "@/lib/content/show-period";
import { contentTags } from "@/lib/content/tags";
import type { Locale } from "@/lib/market/locale";
import { type MarketCode, markets } from "@/lib/market/markets";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { Place } from "@/lib/market/policy/by-place";
import { playerPolicy, publicPolicy } from "@/lib/market/policy/policies";
import { type BannerLink, campaignOf, leadsToPromotion, leadsToPromotions } from "@/lib/routing/linked-promotion";
import { offeredProducts } from "@/lib/routing/offered-products";
import type { HasPage } from "@/lib/site/seo/alternates";
import { forEverybody, offerCampaignsQuery, promotionPlacesQuery, promotionsQuery, tagTitleQuery } from "./groq";
import { isOfferedCategory } from "./offered-categories";
import { isAllowed, isForAccount, isShownIn } from "./rules";
import {
  type Category,
  OfferCampaigns,
  type Promotion,
  PromotionList,
  type PromotionPlace,
  PromotionPlaces,
} from "./schema";
import { keyConditionsOf, type OfferConditions } from "./shown-promotion";

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
  return promotions.filter((promotion) => isInShowPeriod(showPeriodOf(promotion), Date.now()));
}

/** One promotion for everybody; null where there is none, or it is over or still to come. @throws ContentUnavailable */
export async function getPromotion(locale: Locale, category: string, slug: string): Promise<Promotion | null> {
  const promotions = await getOpenPromotions(locale, { category });
  return promotions.find((promotion) => promotion.slug === slug) ?? null;
}

/** Which locales show a promotion now. @throws ContentUnavailable */
export const getLocalesOfPromotion = (slug: string): Promise<HasPage> =>
  localesWith((place) => place.slug === slug && isInShowPeriod(showPeriodOf(place), Date.now()));

/** Which locales have the page of a category. */
export const getLocalesOfCategory =
  (category: Category): HasPage =>
  ({ market }) =>
    isOfferedCategory(category, market);

/** Which locales have the page of a tag. @throws ContentUnavailable */
export const getLocalesOfTag = (category: string, tag: string): Promise<HasPage> =>
  localesWith((place) => place.category === category && place.tags.includes(tag) && isNear(place));

/** The title of a tag in the reader's language; where its editors wrote none, its slug as words. @throws ContentUnavailable */
export async function getTagTitle(locale: Locale, tag: string): Promise<string> {
  const params = { tag, ...languageParams(locale) };
  const title = await fetchContent(tagTitleQuery, params, z.string().nullable(), [contentTags.promotions]);
  return title ?? tag.replaceAll("-", " ");
}

async function localesWith(isWanted: (place: PromotionPlace) => boolean): Promise<HasPage> {
  const params = { authorized: forEverybody };
  const places = await fetchContent(promotionPlacesQuery, params, PromotionPlaces, [contentTags.promotions]);
  const wanted = places.filter(isWanted);
  return (locale) => {
    const policy = policyOf(locale.market);
    return wanted.some((place) => isShownIn(place, locale, policy));
  };
}

/** The promotions for signed-in players that an account may have, each with whom it is for. @throws ContentUnavailable */
export async function getPlayerPromotions(
  locale: Locale,
  category: string | null,
  account: Place,
): Promise<Promotion[]> {
  const { promotions } = await read(locale, forPlayers);
  return promotions.filter(
    (promotion) =>
      (category === null || promotion.category === category) && isForAccount(promotion, locale.market, account),
  );
}

/**
 * Banners with the key conditions of the promotions that they lead to, or that the campaign is about whose page they lead to, where the
 * law wants these beside every offer. One whose conditions are not known is left out there, and for everybody where the law lets no
 * public page name a bonus. `reader`: the account of a player, whose own law counts too; no banner leads it to an offer that it may not
 * have. @throws ContentUnavailable
 */
export async function withConditions<Banner extends BannerLink>(
  locale: Locale,
  banners: readonly Banner[],
  reader: "everybody" | Place = "everybody",
): Promise<(Banner & { conditions?: OfferConditions })[]> {
  const { market } = locale;
  const isPublic = reader === "everybody";
  const { offerTermsOnTiles, publicOffers } = isPublic ? publicPolicy(market) : playerPolicy(market, reader);
  const isBound = offerTermsOnTiles || (isPublic && !publicOffers);
  const mayOffer = banners.some((banner) => leadsToPromotions(banner) || campaignOf(banner));
  if (!mayOffer || (isPublic && !isBound)) return [...banners];
  const [t, campaigns, open, { promotions: own }] = await Promise.all([
    getTranslations(locale, "offers.promotions"),
    fetchContent(offerCampaignsQuery, {}, OfferCampaigns, [contentTags.landing, contentTags.promotions]),
    getOpenPromotions(locale, {}),
    isPublic ? { promotions: [] } : read(locale, forPlayers),
  ]);
  return banners.flatMap((banner) => {
    const campaign = campaigns.find(({ slug }) => slug === campaignOf(banner));
    if (!campaign && !leadsToPromotions(banner)) return [banner];
    const named = [...open, ...own].filter(
      (each) => each.slug === campaign?.promotion || leadsToPromotion(banner, each),
    );
    const promotion = named.find((each) => isPublic || isForAccount(each, market, reader));
    if (!isBound) return named.length === 0 || promotion ? [banner] : [];
    return promotion ? [{ ...banner, conditions: keyConditionsOf(t, locale, promotion) }] : [];
  });
}

/** An offer that the law of the market does not allow is nowhere, and the log names it. */
async function read(locale: Locale, authorized: readonly string[]): Promise<PromotionList> {
  const { market } = locale;
  const params = { authorized, ...languageParams(locale), market, currency: markets[market].currency };
  const { promotions, unreadable } = await fetchContent(promotionsQuery, params, PromotionList, [
    contentTags.promotions,
  ]);
  const policy = policyOf(market);
  const shown = promotions.filter((promotion) => {
    const allowed = isAllowed(promotion, policy);
    if (!allowed) console.warn(JSON.stringify({ event: "content", refused: promotion.id, market }));
    return allowed;
  });
  return { promotions: shown, unreadable };
}

/** What a market lets everybody be offered, of the products that this site has there. */
const policyOf = (market: MarketCode) => ({ ...publicPolicy(market), products: offeredProducts(market) });

function isNear(dated: Dated): boolean {
  const { from, until } = showPeriodOf(dated);
  const now = Date.now();
  return from < now + aheadMs && now < until;
}
