import "server-only";
import type { Metadata } from "next";
import type { CategoryPage } from "@/lib/play/lobby/schema";
import { getMarketsOfList } from "@/lib/play/market-offers/server";
import type { Edition } from "@/lib/routing/edition";
import { addressMetadata } from "@/lib/site/seo/server";

/** What search engines read of a list below a lobby, named by its label. */
export async function listMetadata(
  params: Promise<{ edition: string; id: string; page?: string[] }>,
  { edition, page: { category } }: { edition: Edition; page: CategoryPage },
): Promise<Metadata> {
  const name = category.lobby === "casino" ? "casinoCategory" : "liveCategory";
  const address = await addressMetadata(name, params, null, () => getMarketsOfList(edition, category));
  return { ...address, title: category.label };
}
