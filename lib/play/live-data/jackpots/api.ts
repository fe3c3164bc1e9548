import type { Http } from "@/lib/core/http/http";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";
import type { JackpotAmounts } from "./schema";

/** Ids in one call: an address stays well below 8 KB. */
const mostIds = 100;

/** The amounts of these games' jackpots; null where no game has one. @throws as every call does */
export async function getJackpotAmounts(
  http: Http,
  siteId: number,
  gameIds: readonly string[],
  signal?: AbortSignal,
): Promise<JackpotAmounts | null> {
  const batches = Array.from({ length: Math.ceil(gameIds.length / mostIds) }, (_, at) =>
    gameIds.slice(at * mostIds, (at + 1) * mostIds),
  );
  const [first, ...others] = await Promise.all(
    batches.map((ids) =>
      callPlatform(http, endpoints.jackpotAmounts, { query: { gameIds: ids.join(","), siteId }, signal }),
    ),
  );
  if (!first) return null;
  // Amounts of another currency are not as much of this one.
  const same = others.filter(({ currency }) => currency === first.currency);
  return { ...first, amounts: Object.assign({}, first.amounts, ...same.map(({ amounts }) => amounts)) };
}
