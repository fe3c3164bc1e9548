import type { MarketCode } from "@/lib/market/markets";
import { offeredProducts } from "@/lib/routing/offered-products";
import { productOf } from "./rules";
import { type Category, categories } from "./schema";

/** The categories of promotions that a market has: those of the products that this site has there. */
export function offeredCategories(market: MarketCode): Category[] {
  const products = offeredProducts(market);
  return categories.filter((category) => products.includes(productOf[category]));
}

/** Does the market have a category of this name? */
export const isOfferedCategory = (text: string, market: MarketCode): text is Category =>
  offeredCategories(market).some((category) => category === text);
