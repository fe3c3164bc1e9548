import type { Locale } from "@/lib/site/market/locale";
import { paths } from "@/lib/site/routes/paths";
import { type ContentHref, contentHref } from "../href";
import { type MenuId, staticPageOf } from "../pages/addresses";
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
