import { readEnvironment } from "@/lib/config/environment";
import type { MarketCode } from "@/lib/market/markets";
import type { Product } from "@/lib/market/policy/fields";
import { publicPolicy } from "@/lib/market/policy/policies";
import type { Route } from "./routes";

const sportsProducts = ["sports", "virtualSports"] as const;
type SportsProduct = (typeof sportsProducts)[number];

/** Of all products, those that the pages of a market offer to everybody: no sports where there is no sportsbook. */
export function offeredProducts(market: MarketCode): Product[] {
  const hasSportsbook = readEnvironment().SPORTSBOOK_URL !== undefined;
  const { products } = publicPolicy(market);
  return products.filter((product) => hasSportsbook || !sportsProducts.some((each) => each === product));
}

export const isOffered = (product: Product, market: MarketCode): boolean => offeredProducts(market).includes(product);

/** Of the sportsbook and virtual sports, those that are offered. */
export const offeredSports = (products: readonly Product[]): SportsProduct[] =>
  sportsProducts.filter((product) => products.includes(product));

/** Does a market have the page of a route? */
export const isOfferedRoute = ({ product }: Pick<Route, "product">, market: MarketCode): boolean =>
  product === undefined || isOffered(product, market);
