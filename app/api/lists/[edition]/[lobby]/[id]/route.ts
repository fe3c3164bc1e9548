import { respondWithGzipFile } from "@/lib/core/http/gzip-file";
import { decodeSegment } from "@/lib/core/url-path";
import { getListFile } from "@/lib/play/game-lists/server";
import { findEdition } from "@/lib/routing/require-edition";

/** Rendered once per list, and again when a game, a provider or the lobby is published; until then the last one is sent. */
export const dynamic = "force-static";
export const revalidate = 60;
export const generateStaticParams = () => [];

/** All games of a list below a lobby of an edition, for the browser to sort and filter. */
export async function GET(_request: Request, { params }: RouteContext<"/api/lists/[edition]/[lobby]/[id]">) {
  const { edition: segment, lobby, id } = await params;
  const edition = findEdition(segment);
  const isLobby = lobby === "casino" || lobby === "liveCasino";
  const file = edition && isLobby ? await getListFile(edition, lobby, decodeSegment(id) ?? "") : null;
  return file ? respondWithGzipFile(file) : Response.json({ message: "No such list." }, { status: 404 });
}
