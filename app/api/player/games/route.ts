import { readEnvironment } from "@/lib/config/environment";
import { errorResponse } from "@/lib/core/http/error-response";
import { zones } from "@/lib/market/blocked-providers";
import { parseRefKey } from "@/lib/play/catalogue/game-ref";
import { getCategory, getLobby } from "@/lib/play/lobby/server";
import { mostCards } from "@/lib/play/my-games/schema";
import { firstCards, getCards } from "@/lib/play/my-games/server";
import { type Edition, parseEdition } from "@/lib/routing/edition";
import { readForwardedVisitor } from "@/lib/routing/visitor";
import { verifyBearer } from "@/lib/session/cookie/verify-bearer";

/**
 * The games of `?games=casino:a,live-casino:b` that the edition is offered; without `games`, those that a new player is shown first.
 * For players alone, since every list is a new query to the content service.
 */
export async function GET(request: Request): Promise<Response> {
  const claims = await verifyBearer(request);
  if (claims === "unavailable")
    return errorResponse(503, "error.identity.unavailable", "The identity service could not be asked.");
  if (claims === "refused") return errorResponse(401, "error.session.expired", "Token expired");
  const { searchParams } = new URL(request.url);
  const requested = parseEdition(searchParams.get("edition") ?? "");
  if (!requested) return errorResponse(400, "error.edition.unknown", "No such edition.");
  const { country } = readForwardedVisitor(request.headers, readEnvironment());
  const edition = { ...requested, zone: zones().zoneOf(country) };
  const keys = searchParams.get("games");
  try {
    const items = keys === null ? await getFirstCards(edition) : await getCards(edition, parseRefs(keys));
    return Response.json({ items, isComplete: true }, { headers: { "cache-control": "no-store" } });
  } catch {
    return errorResponse(503, "error.content.unavailable", "The content service could not be asked.");
  }
}

const parseRefs = (keys: string) => keys.split(",", mostCards).flatMap((key) => parseRefKey(key) ?? []);

/** Of the category that the casino begins with: first those that its row, which stands on the same page, does not show. */
async function getFirstCards(edition: Edition) {
  const [row] = (await getLobby(edition)).categories;
  if (!row) return [];
  const list = await getCategory(edition, row.id, 1);
  const others = list?.games.filter(({ id }) => !row.games.some((shown) => shown.id === id)) ?? [];
  return firstCards(edition.locale, [...others, ...row.games]);
}
