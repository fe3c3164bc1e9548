import { ContentUnavailable } from "@/lib/content/server";
import { decodeSegment } from "@/lib/core/url-path";
import { getTileFacts } from "@/lib/play/tile-facts/server";
import { findEdition } from "@/lib/routing/require-edition";

/** The facts that a tile shows of its game while hovered or focused. */
export async function GET(_request: Request, { params }: RouteContext<"/api/facts/[edition]/[slug]">) {
  const { edition: segment, slug } = await params;
  const edition = findEdition(segment);
  try {
    const facts = edition && (await getTileFacts(edition, decodeSegment(slug) ?? ""));
    if (!facts) return Response.json({ message: "No such game." }, { status: 404 });
    return Response.json(facts, { headers: { "cache-control": "public, max-age=300" } });
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    return Response.json({ message: "The content service did not respond." }, { status: 503 });
  }
}
