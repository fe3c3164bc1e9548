import { decodeSegment } from "@/lib/core/url-path";
import { chooseEncoding, compressBrotli, compressGzip } from "@/lib/edge/byte-cache/encoding";
import { zones } from "@/lib/market/zones";
import { readLiveData } from "@/lib/play/live-data/server";
import { parseEdition } from "@/lib/routing/edition";
import { answer } from "@/lib/session/server";

/** The public live data of an edition: nothing of a player, and the same for all for a few seconds. */
export async function GET(request: Request, { params }: RouteContext<"/api/live/[edition]">): Promise<Response> {
  const edition = parseEdition(decodeSegment((await params).edition) ?? "");
  if (!edition || !zones().has(edition.zone)) return answer(404, "error.edition.unknown", "No such edition.");
  const encoding = chooseEncoding(request.headers.get("accept-encoding") ?? undefined);
  const headers = {
    "content-type": "application/json",
    "cache-control": "public, max-age=15",
    vary: "accept-encoding",
  };
  const body = Buffer.from(JSON.stringify(await readLiveData(edition)));
  if (encoding === "identity") return new Response(body, { headers });
  const compressed = await (encoding === "br" ? compressBrotli : compressGzip)(body, "quick");
  return new Response(new Uint8Array(compressed), { headers: { ...headers, "content-encoding": encoding } });
}
