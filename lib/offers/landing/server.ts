import "server-only";
import { z } from "zod";
import { languageParams } from "@/lib/content/groq";
import { fetchContent } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import type { Locale } from "@/lib/market/locale";
import { landingQuery, landingSlugsQuery, registrationLandingQuery, vipQuery } from "./groq";
import { LandingPage, VipPage } from "./schema";

/** The registration landing page of a slug; null where the market has none. @throws ContentUnavailable */
export const getRegistrationLanding = (locale: Locale, slug: string): Promise<LandingPage | null> =>
  read(locale, slug, registrationLandingQuery, { slug });

/** The landing page of an id in the language of the locale; null where the market has none. @throws ContentUnavailable */
export const getLanding = (locale: Locale, id: string): Promise<LandingPage | null> =>
  read(locale, id, landingQuery, { id });

async function read(
  locale: Locale,
  slug: string,
  query: string,
  params: Readonly<Record<string, string>>,
): Promise<LandingPage | null> {
  const slugs = await fetchContent(landingSlugsQuery, {}, z.array(z.string()), [contentTags.landing]);
  if (!slugs.includes(slug)) return null;
  const inMarket = { ...params, market: locale.market, ...languageParams(locale) };
  return fetchContent(query, inMarket, LandingPage.nullable(), [contentTags.landing]);
}

/** The page for regular players, or null. @throws ContentUnavailable */
export function getVipPage(locale: Locale): Promise<VipPage | null> {
  return fetchContent(vipQuery, languageParams(locale), VipPage.nullable(), [contentTags.vip]);
}
