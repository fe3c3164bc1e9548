import "server-only";
import { z } from "zod";
import { languageParams } from "@/lib/content/groq";
import { fetchContent } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import { tolerantList } from "@/lib/content/tolerant-list";
import type { Locale } from "@/lib/market/locale";
import { publicPolicy } from "@/lib/market/policy/policies";
import type { Promotion } from "@/lib/offers/promotions/schema";
import { getLocalesOfPromotion, getOpenPromotions } from "@/lib/offers/promotions/server";
import { isOffered } from "@/lib/routing/offered-products";
import type { HasPage } from "@/lib/site/seo/alternates";
import {
  landingMarketsQuery,
  landingQuery,
  landingSlugsQuery,
  listedLandingsQuery,
  registrationLandingQuery,
  vipQuery,
} from "./groq";
import { refusalOf } from "./offer";
import { LandingMarkets, ListedLanding, StoredLanding, VipPage } from "./schema";

/** A landing page with the offer that it is about. */
export interface LandingPage extends StoredLanding {
  offer: Promotion | null;
}

/** The registration landing page of a slug; null where the market has none. @throws ContentUnavailable */
export const getRegistrationLanding = (locale: Locale, slug: string): Promise<LandingPage | null> =>
  read(locale, slug, registrationLandingQuery, { slug });

/**
 * The landing page of an id in the language of the locale; null where the market has none. It leads nobody to a registration with its
 * code. @throws ContentUnavailable
 */
export async function getLanding(locale: Locale, id: string): Promise<LandingPage | null> {
  const page = await read(locale, id, landingQuery, { id });
  return page && { ...page, bonusCode: null };
}

async function read(
  locale: Locale,
  slug: string,
  query: string,
  params: Readonly<Record<string, string>>,
): Promise<LandingPage | null> {
  const slugs = await fetchContent(landingSlugsQuery, {}, z.array(z.string()), [contentTags.landing]);
  if (!slugs.includes(slug)) return null;
  const inMarket = { ...params, market: locale.market, ...languageParams(locale) };
  // Its games are references: their documents say which games they are.
  const tags = [contentTags.landing, contentTags.games];
  const page = await fetchContent(query, inMarket, StoredLanding.nullable(), tags);
  return page && withOffer(locale, page);
}

/** Null, and a line in the log, for a page that the law of the market does not allow. */
async function withOffer(locale: Locale, page: StoredLanding): Promise<LandingPage | null> {
  const promotions = page.promotion === null ? [] : await getOpenPromotions(locale, {});
  const offer = promotions.find(({ slug }) => slug === page.promotion) ?? null;
  const reason = refusalOf(page, offer !== null, publicPolicy(locale.market));
  if (reason === null) return { ...page, offer };
  console.warn(JSON.stringify({ event: "content", refused: page.id, market: locale.market, reason }));
  return null;
}

/** Which locales have the landing page of an id. @throws ContentUnavailable */
export async function getLocalesOfLanding(id: string): Promise<HasPage> {
  const pages = await fetchContent(landingMarketsQuery, { id }, z.array(LandingMarkets), [contentTags.landing]);
  const offers = await Promise.all(pages.map(({ promotion }) => promotion && getLocalesOfPromotion(promotion)));
  return (locale) => {
    const at = pages.findIndex(({ markets }) => markets.length === 0 || markets.includes(locale.market));
    const page = pages[at];
    if (!page) return false;
    const offer = offers[at] ? offers[at](locale) : false;
    return refusalOf(page, offer, publicPolicy(locale.market)) === null;
  };
}

/** The ids of the landing pages that a locale has. @throws ContentUnavailable */
export async function getListedLandings(locale: Locale): Promise<string[]> {
  const pages = await fetchContent(listedLandingsQuery, { market: locale.market }, tolerantList(ListedLanding), [
    contentTags.landing,
  ]);
  // Of pages with one address the first is the one of the market.
  const first = pages.filter(({ id }, at) => pages.findIndex((page) => page.id === id) === at);
  const open = new Set((await getOpenPromotions(locale, {})).map(({ slug }) => slug));
  const policy = publicPolicy(locale.market);
  return first.filter((page) => refusalOf(page, open.has(page.promotion ?? ""), policy) === null).map(({ id }) => id);
}

/** The page for regular players; null where there is none, or the market has no such programme. @throws ContentUnavailable */
export async function getVipPage(locale: Locale): Promise<VipPage | null> {
  if (!isOffered("vip", locale.market)) return null;
  return fetchContent(vipQuery, languageParams(locale), VipPage.nullable(), [contentTags.vip, contentTags.games]);
}
