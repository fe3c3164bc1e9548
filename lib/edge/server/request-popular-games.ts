import type { IncomingMessage } from "node:http";
import { type Edition, formatEdition } from "@/lib/routing/edition";

/** Timeout of an error page's popular games, in milliseconds. */
const popularGamesMs = 1_000;

const pending = new Set<string>();

/**
 * Has this process read the popular games of an edition whose casino it has not rendered yet, by a request to its own address:
 * Next, which owns the content reads, reads nothing outside of a request. One at a time per edition. Resolves when they are
 * there, and when they are not to be had.
 */
export async function requestPopularGames(edition: Edition, { headers, socket }: IncomingMessage): Promise<void> {
  const key = formatEdition(edition);
  if (pending.has(key)) return;
  pending.add(key);
  try {
    const { localAddress = "", localPort } = socket;
    const address = new URL(`http://${localAddress.includes(":") ? `[${localAddress}]` : localAddress}:${localPort}`);
    address.pathname = `/api/popular-games/${key}`;
    const signal = AbortSignal.timeout(popularGamesMs);
    await (await fetch(address, { headers: { host: headers.host ?? "" }, signal })).arrayBuffer();
  } catch {
    // The page goes out without a way on, and the next one asks again.
  } finally {
    pending.delete(key);
  }
}
