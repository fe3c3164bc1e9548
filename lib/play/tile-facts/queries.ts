import { queryOptions } from "@tanstack/react-query";
import { HttpError } from "@/lib/core/http/http-errors";
import { getSiteJson } from "@/lib/core/http/site-json";
import { publicKey } from "@/lib/session/player/player-queries";

/** Lines that a tile shows of its game; none for a game that has no slug, or that the site does not know. */
export const tileFactsQuery = (edition: string, slug: string | null) =>
  queryOptions({
    queryKey: publicKey("tile-facts", edition, slug),
    enabled: slug !== null,
    queryFn: ({ signal }) => getTileFacts(edition, slug ?? "", signal),
  });

/** A few short lines. */
const limits = { deadlineMs: 8_000, capBytes: 10_000 };

const isLines = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((line) => typeof line === "string");

async function getTileFacts(edition: string, slug: string, signal: AbortSignal): Promise<string[]> {
  try {
    return await getSiteJson(`/api/facts/${edition}/${encodeURIComponent(slug)}`, isLines, { signal, ...limits });
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return [];
    throw error;
  }
}
