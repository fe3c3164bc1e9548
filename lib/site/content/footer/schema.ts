import type { MarketContent } from "../market/schema";
import type { Menu } from "../menus/schema";

export interface FooterContent {
  market: MarketContent;
  menus: readonly Menu[];
}
