import { queryOptions } from "@tanstack/react-query";
import { requireOk } from "@/lib/core/http/http-errors";
import { publicKey } from "@/lib/session/player/player-queries";

/** Lines that a tile shows of its game; none for a game that has no slug, or that the site does not know. */
export const tileFactsQuery = (edition: string, slug: string | null) =>
  queryOptions({
    queryKey: publicKey("tile-facts", edition, slug),
    enabled: slug !== null,
    queryFn: ({ signal }) => getTileFacts(edition, slug ?? "", signal),
  });

async function getTileFacts(edition: string, slug: string, signal: AbortSignal): Promise<string[]> {
  const response = await fetch(`/api/facts/${edition}/${encodeURIComponent(slug)}`, { signal });
  if (response.status === 404) return [];
  const lines: unknown = await requireOk(response).json();
  return Array.isArray(lines) ? lines.filter((line) => typeof line === "string") : [];
}
