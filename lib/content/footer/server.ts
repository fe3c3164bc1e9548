import "server-only";
import { getMarketContent } from "@/lib/content/market/server";
import { getMenus } from "@/lib/content/menus/server";
import { ContentUnavailable } from "@/lib/content/server";
import type { Locale } from "@/lib/market/locale";
import type { FooterContent } from "./schema";

/**
 * The editors' footer, or null where the content service is down or does not know the market: no page fails,
 * and none loses its last good copy, because of its footer.
 */
export async function findFooter(locale: Locale): Promise<FooterContent | null> {
  try {
    const [market, menus] = await Promise.all([getMarketContent(locale), getMenus(locale)]);
    return market && { market, menus };
  } catch (error) {
    if (error instanceof ContentUnavailable) return null;
    throw error;
  }
}
