import "server-only";
import { getTermsVersions } from "@/lib/account/terms/server";
import { getBrand } from "@/lib/config/brand";
import { readEnvironment } from "@/lib/config/environment";
import { getMarketEntries } from "@/lib/content/offered-markets/server";
import { fetchContent } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import { tolerantList } from "@/lib/content/tolerant-list";
import type { Locale } from "@/lib/market/locale";
import { openCountries } from "./countries";
import { Country } from "./country";
import { countriesQuery } from "./groq";
import type { SignUpOptions } from "./schema";

/** What the sign-up form of a locale is made of. @throws ContentUnavailable */
export async function getSignUpOptions(locale: Locale): Promise<SignUpOptions> {
  const [countries, entries, [newest]] = await Promise.all([
    fetchContent(countriesQuery, {}, tolerantList(Country), [contentTags.countries]),
    getMarketEntries(),
    getTermsVersions(),
  ]);
  const removed = entries.find(({ id }) => id === locale.market)?.removeCountryFromRegistration ?? [];
  return {
    countries: openCountries(countries, locale, removed),
    termsVersion: newest?.version ?? "",
    product: getBrand().slug,
    captchaUrl: readEnvironment().CAPTCHA_URL ?? null,
  };
}
