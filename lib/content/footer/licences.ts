import { contentHref } from "@/lib/content/href";
import type { License } from "@/lib/content/market/schema";
import type { Locale } from "@/lib/market/locale";
import type { FooterContent } from "./schema";

/** The licences that the foot of a market's pages shows; none where its editors hide them, or while their content is away. */
export const shownLicences = (content: FooterContent | null): readonly License[] =>
  content?.market.footer.licenseLogos ? content.market.licenses : [];

/** The operator's own entry in the register of an authority; null for an address that is not of another site. */
export function licenceEntry(locale: Locale, { url }: Pick<License, "url">): string | null {
  const link = url === null ? null : contentHref(locale, url);
  return link?.isExternal ? link.href : null;
}

/** The entries that the foot of a locale's pages leads to. */
export const licenceEntries = (locale: Locale, content: FooterContent | null): string[] =>
  shownLicences(content).flatMap((licence) => licenceEntry(locale, licence) ?? []);
