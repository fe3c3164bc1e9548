import { errorResponse } from "@/lib/core/http/error-response";
import { decodeSegment } from "@/lib/core/url-path";
import { zones } from "@/lib/market/blocked-providers";
import { readLiveData } from "@/lib/play/live-data/server";
import { parseEdition } from "@/lib/routing/edition";

/** The public live data of an edition: nothing of a player, and the same for all for a few seconds. */
export async function GET(_request: Request, { params }: RouteContext<"/api/live/[edition]">): Promise<Response> {
  const edition = parseEdition(decodeSegment((await params).edition) ?? "");
  if (!edition || !zones().has(edition.zone)) return errorResponse(404, "error.edition.unknown", "No such edition.");
  return Response.json(await readLiveData(edition), { headers: { "cache-control": "public, max-age=15" } });
}
