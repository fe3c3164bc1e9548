import { errorResponse } from "@/lib/core/http/error-response";
import { readLocale } from "@/lib/market/locale";
import { getInboxForPlayers, showInboxItem } from "@/lib/offers/inbox/server";
import { withConditions } from "@/lib/offers/promotions/server";
import { respondToPlayer } from "@/lib/session/player-content/server";

/** The messages of `?locale=`'s market for the player whose token the request bears. */
export async function GET(request: Request): Promise<Response> {
  const locale = readLocale(new URL(request.url).searchParams.get("locale") ?? "");
  if (!locale) return errorResponse(400, "error.locale.unknown", "No such locale.");
  return respondToPlayer(
    request,
    async (account) => withConditions(locale, await getInboxForPlayers(locale), account),
    (banner) => showInboxItem(locale, banner),
  );
}
