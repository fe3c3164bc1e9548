import { errorResponse } from "@/lib/core/http/error-response";
import { readLocale } from "@/lib/market/locale";
import { withConditions } from "@/lib/offers/promotions/server";
import { getBannersForPlayers, showBanner } from "@/lib/play/lobby/server";
import { respondToPlayer } from "@/lib/session/player-content/server";

/** The banners of `?locale=`'s lobby that are for the player whose token the request bears. */
export async function GET(request: Request): Promise<Response> {
  const locale = readLocale(new URL(request.url).searchParams.get("locale") ?? "");
  if (!locale) return errorResponse(400, "error.locale.unknown", "No such locale.");
  return respondToPlayer(
    request,
    async (account) => withConditions(locale, await getBannersForPlayers(locale), account),
    (banner) => showBanner(locale, banner),
  );
}
