import "server-only";
import { z } from "zod";
import { getTermsVersions } from "@/lib/account/terms/server";
import { getBrand } from "@/lib/config/brand";
import { readEnvironment } from "@/lib/config/environment";
import { languageParams } from "@/lib/content/groq";
import { imageUrl } from "@/lib/content/image";
import { getMarketEntries } from "@/lib/content/offered-markets/server";
import { fetchContent } from "@/lib/content/server";
import { isInShowPeriod, showPeriodOf } from "@/lib/content/show-period";
import { contentTags } from "@/lib/content/tags";
import { tolerantList } from "@/lib/content/tolerant-list";
import type { Locale } from "@/lib/market/locale";
import { byPlace, publicPolicy } from "@/lib/market/policy/policies";
import { type BannerLink, leadsToPromotions } from "@/lib/routing/linked-promotion";
import { openCountries } from "./countries";
import { Country } from "./country";
import { countriesQuery, signUpOfferQuery } from "./groq";
import type { SignUpOffer, SignUpOptions } from "./options";

/** What editors write for who signs up, and where it leads. */
export interface StoredOffer extends Omit<SignUpOffer, "conditions">, BannerLink {}

/** The options of a locale's sign-up form, the offer without its conditions. @throws ContentUnavailable */
export async function getSignUpOptions(
  locale: Locale,
): Promise<Omit<SignUpOptions, "offer"> & { offer: StoredOffer | null }> {
  const [countries, entries, [newest], offer] = await Promise.all([
    fetchContent(countriesQuery, {}, tolerantList(Country), [contentTags.countries]),
    getMarketEntries(),
    getTermsVersions(),
    getSignUpOffer(locale),
  ]);
  const removed = entries.find(({ id }) => id === locale.market)?.removeCountryFromRegistration ?? [];
  return {
    countries: openCountries(countries, locale, removed),
    termsVersion: newest?.version ?? "",
    product: getBrand().slug,
    captchaUrl: readEnvironment().CAPTCHA_URL ?? null,
    offer,
    leastAge: byPlace(locale.market, "leastAge"),
    taxNumber: publicPolicy(locale.market).taxNumber,
  };
}

/** The id of the banner that editors write for who signs up. */
const bannerId = "contentBox-sign-up";
const date = z.string().nullable();
const Banner = z
  .object({
    title: z.string(),
    description: z.string(),
    image: z.object({ asset: z.object({ _ref: z.string() }) }),
    startDate: date,
    endDate: date,
    startsAt: date,
    endsAt: date,
    urlAction: z.object({ slug: z.string().nullable() }).nullable(),
  })
  .nullable();

const iconPixels = { width: 64, height: 64 };

/**
 * The offer as it is at this moment; null where there is none, where the law lets nobody name a bonus to everybody, or where it cannot
 * be read: it is never in the way of a sign-up.
 */
export async function getSignUpOffer(locale: Locale): Promise<StoredOffer | null> {
  const params = { id: bannerId, ...languageParams(locale) };
  const banner = await fetchContent(signUpOfferQuery, params, Banner, [contentTags.banners]).catch(() => null);
  if (!banner || !isInShowPeriod(showPeriodOf(banner), Date.now())) return null;
  const { title, description, image, urlAction } = banner;
  if (leadsToPromotions(banner) && !publicPolicy(locale.market).publicOffers) return null;
  return { title, description, iconUrl: imageUrl(image, iconPixels), urlAction };
}
