import type { MarketContent } from "@/lib/content/market/schema";
import type { Menu } from "@/lib/content/menus/schema";

export interface FooterContent {
  market: MarketContent;
  menus: readonly Menu[];
}
