import type { Environment } from "@/lib/config/environment";
import { marketEntriesQuery } from "@/lib/content/offered-markets/groq";
import { MarketEntry } from "@/lib/content/offered-markets/schema";
import { tolerantList } from "@/lib/content/tolerant-list";
import { formatTable, tableOf } from "@/lib/market/offered-languages";
import { readContent } from "./read-content";

const everyMs = 60_000;

/**
 * The availability of markets, kept in memory by the custom server, so that the edge decides without a request. It is read when the site
 * starts and every minute; while the content service fails, the last known state stays, at first our
 * own table. @returns the text of the difference to our own table, which the custom server hands on with each request
 */
export function watchMarkets(env: Environment): () => string {
  let known = "";
  const look = async () => {
    try {
      known = formatTable(tableOf(await readContent(env, marketEntriesQuery, {}, tolerantList(MarketEntry))));
    } catch (error) {
      console.error(
        JSON.stringify({ event: "dependency", dependency: "content", tags: ["markets"], reason: String(error) }),
      );
    }
  };
  void look();
  setInterval(look, everyMs).unref();
  return () => known;
}
