import type { Locale } from "@/lib/market/locale";
import { contentHref } from "./href";

/** Where an editor lets a banner lead. */
export interface UrlAction {
  slug: string | null;
  absoluteUrl: string | null;
  openNewTab: boolean;
}

export interface ContentLink {
  href: string;
  target?: "_blank";
  rel?: "noopener";
}

/**
 * Where a banner leads: an absolute address before a slug, a slug below the locale, a new tab with rel noopener. Null for no
 * address and for one that is neither http nor https.
 */
export function contentLink(locale: Locale, action: UrlAction | null): ContentLink | null {
  const href = hrefOf(locale, action);
  if (!href) return null;
  return action?.openNewTab ? { href, target: "_blank", rel: "noopener" } : { href };
}

function hrefOf(locale: Locale, action: UrlAction | null): string | null {
  if (action?.absoluteUrl) {
    const link = contentHref(locale, action.absoluteUrl);
    return link?.isExternal ? link.href : null;
  }
  const slug = action?.slug?.replace(/^\/+/, "");
  return slug ? (contentHref(locale, `/${slug}`)?.href ?? null) : null;
}
