import { z } from "zod";
import type { Environment } from "@/lib/config/environment";
import { marketEntriesQuery } from "@/lib/content/offered-markets/groq";
import { MarketEntry } from "@/lib/content/offered-markets/schema";
import { tolerantList } from "@/lib/content/tolerant-list";
import { formatTable, tableOf } from "@/lib/market/offered-languages";

const everyMs = 60_000;
const deadlineMs = 5_000;
const ResponseBody = z.object({ result: tolerantList(MarketEntry) });

/**
 * The availability of markets, kept in memory by the custom server, so that the edge decides without a request. It is read when the site
 * starts and every minute; while the content service fails, the last known state stays, at first our
 * own table. @returns the text of the difference to our own table, which the custom server hands on with each request
 */
export function watchMarkets(env: Environment): () => string {
  let known = "";
  const look = async () => {
    try {
      known = await readMarkets(env);
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

/** A plain call: content reads of pages belong to Next, whose cache the custom server cannot use. */
async function readMarkets({ CONTENT_URL, CONTENT_DATASET }: Environment): Promise<string> {
  const address = new URL(`${CONTENT_URL}/v2021-08-31/data/query/${CONTENT_DATASET}`);
  address.search = String(
    new URLSearchParams({ query: marketEntriesQuery, returnQuery: "false", perspective: "published" }),
  );
  const response = await fetch(address, { signal: AbortSignal.timeout(deadlineMs) });
  if (!response.ok) throw new Error(`The content service answered ${response.status}.`);
  return formatTable(tableOf(ResponseBody.parse(await response.json()).result));
}
