import { zones } from "@/lib/market/blocked-providers";
import { parseRefKey } from "@/lib/play/catalogue/game-ref";
import { getGame } from "@/lib/play/game-launch/server";
import { getCards, toCard } from "@/lib/play/my-games/server";
import { parseEdition } from "@/lib/routing/edition";
import { errorResponse, verifyBearer } from "@/lib/session/server";

/** Games of one request: favourites and last played games of both lobbies. */
const most = 120;

/**
 * The games of `?games=casino:a,live-casino:b`, or the one of `?slug=`, that the edition is offered. For players alone, since every
 * list is a new query to the content service.
 */
export async function GET(request: Request): Promise<Response> {
  const claims = await verifyBearer(request);
  if (claims === "unavailable")
    return errorResponse(503, "error.identity.unavailable", "The identity service could not be asked.");
  if (claims === "refused") return errorResponse(401, "error.session.expired", "Token expired");
  const { searchParams } = new URL(request.url);
  const edition = parseEdition(searchParams.get("edition") ?? "");
  if (!edition || !zones().has(edition.zone)) return errorResponse(400, "error.edition.unknown", "No such edition.");
  const slug = searchParams.get("slug");
  const refs = (searchParams.get("games") ?? "").split(",", most).flatMap((key) => parseRefKey(key) ?? []);
  try {
    const game = slug === null ? null : await getGame(edition, slug);
    const items = slug === null ? await getCards(edition, refs) : game ? [toCard(edition.locale, game)] : [];
    return Response.json({ items, isComplete: true }, { headers: { "cache-control": "no-store" } });
  } catch {
    return errorResponse(503, "error.content.unavailable", "The content service could not be asked.");
  }
}
