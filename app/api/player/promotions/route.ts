import { showPromotion } from "@/components/offers/promotions/show-promotion";
import { getPlayerPromotions } from "@/lib/offers/promotions/server";
import { defaultLocale, parseLocale } from "@/lib/site/market/locale";
import { getWords } from "@/lib/site/messages/words";
import { answerPlayer } from "@/lib/site/player-content/server";

/** The promotions of `?locale=` and `?category=` that are for the player whose token the request bears. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const locale = parseLocale(query.get("locale") ?? "") ?? defaultLocale;
  const category = query.get("category") || null;
  const t = await getWords(locale, "offers");
  return answerPlayer(
    request,
    () => getPlayerPromotions(locale, category),
    (promotion) => showPromotion(t, locale, promotion),
  );
}
