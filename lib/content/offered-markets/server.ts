import "server-only";
import { ContentUnavailable, fetchContent } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import { tolerantList } from "@/lib/content/tolerant-list";
import { type MarketTable, staticTable, tableOf } from "@/lib/market/offered-languages";
import { marketEntriesQuery } from "./groq";
import { MarketEntry } from "./schema";

/** The current availability of markets; our own table while the content service is down. Never throws for that. */
export async function getMarketTable(): Promise<MarketTable> {
  try {
    return tableOf(await getMarketEntries());
  } catch (error) {
    if (error instanceof ContentUnavailable) return staticTable;
    throw error;
  }
}

/** Every market as an editor describes it. @throws ContentUnavailable */
export function getMarketEntries(): Promise<MarketEntry[]> {
  return fetchContent(marketEntriesQuery, {}, tolerantList(MarketEntry), [contentTags.markets], "cacheless");
}
