import { type ContentHref, contentHref } from "@/lib/content/href";
import type { Locale } from "@/lib/market/locale";
import { type MenuId, staticPageOf } from "@/lib/routing/content-pages";
import { paths } from "@/lib/routing/paths";
import type { MenuEntry } from "./schema";

/** Where an entry of a menu leads, or null for one without a page and without an address to follow. */
export function menuLink(locale: Locale, menu: MenuId, { page, url }: MenuEntry): ContentHref | null {
  if (page === null) {
    const link = url === null ? null : contentHref(locale, url);
    return link?.isExternal ? link : null;
  }
  const address = staticPageOf(page);
  return { href: address ? paths.staticPage(locale, address) : paths.menuPage(locale, menu, page), isExternal: false };
}
