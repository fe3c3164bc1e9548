import "server-only";
import { getMarketContent } from "@/lib/content/market/server";
import { getMenus } from "@/lib/content/menus/server";
import { ContentUnavailable } from "@/lib/content/server";
import type { Locale } from "@/lib/market/locale";
import type { FooterContent } from "./schema";

/**
 * What editors put below every page, or null where the content service is away or does not know the market: no page goes
 * down, and none loses its last good copy, for its footer's sake.
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
