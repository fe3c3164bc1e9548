import { errorResponse } from "@/lib/core/http/error-response";
import { readLocale } from "@/lib/market/locale";
import { withConditions } from "@/lib/offers/promotions/server";
import { readBannerPlace } from "@/lib/play/lobby/banner-place";
import { getBannersForPlayers, showBanner } from "@/lib/play/lobby/server";
import { respondToPlayer } from "@/lib/session/player-content/server";

/** The banners of `?locale=`'s home or lobby, by `?place=`, that are for the player whose token the request bears. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const locale = readLocale(searchParams.get("locale") ?? "");
  if (!locale) return errorResponse(400, "error.locale.unknown", "No such locale.");
  const place = readBannerPlace(searchParams.get("place"));
  if (!place) return errorResponse(400, "error.place.unknown", "No such place.");
  return respondToPlayer(
    request,
    async (account) => withConditions(locale, await getBannersForPlayers(locale, place), account),
    (banner) => showBanner(locale, banner),
  );
}
