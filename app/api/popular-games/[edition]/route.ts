import { ContentUnavailable } from "@/lib/content/server";
import { getLobby } from "@/lib/play/lobby/server";
import { popularGames } from "@/lib/routing/popular-games";
import { findEdition } from "@/lib/routing/require-edition";

/** The popular games of an error page; the process caches them as it does the lobby. */
export async function GET(_request: Request, { params }: RouteContext<"/api/popular-games/[edition]">) {
  const edition = findEdition((await params).edition);
  if (!edition) return Response.json({ message: "No such edition." }, { status: 404 });
  try {
    await getLobby(edition);
    return Response.json(popularGames(edition), { headers: { "cache-control": "public, max-age=60" } });
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    return Response.json({ message: "The content service did not answer." }, { status: 503 });
  }
}
