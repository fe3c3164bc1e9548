import { errorResponse } from "@/lib/core/http/error-response";
import { readLocale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { getPlayerPromotions } from "@/lib/offers/promotions/server";
import { showPromotion } from "@/lib/offers/promotions/shown-promotion";
import { respondToPlayer } from "@/lib/session/player-content/server";

/** The promotions of `?locale=` and `?category=` that are for the player whose token the request bears. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const locale = readLocale(query.get("locale") ?? "");
  if (!locale) return errorResponse(400, "error.locale.unknown", "No such locale.");
  const category = query.get("category") || null;
  const t = await getTranslations(locale, "offers.promotions");
  return respondToPlayer(
    request,
    (account) => getPlayerPromotions(locale, category, account),
    (promotion) => showPromotion(t, locale, promotion),
  );
}
