import type { GameList } from "./api";
import { formatListHash } from "./choice";
import type { Choice, ListResult } from "./schema";

/**
 * The place of the first game that the page's HTML does not show already, where more of the whole list was asked for; else 0. The tiles
 * that the reader has seen stay as they are.
 */
export function continuation({ page, pageSize }: GameList, choice: Choice, data: ListResult | undefined): number {
  const isWhole = formatListHash({ ...choice, page: 1, lastPage: 1 }) === "";
  return isWhole && data?.page === page && data.lastPage > page ? pageSize : 0;
}
