import { readLocale } from "@/lib/market/locale";
import { getBannersForPlayers, showBanner } from "@/lib/play/lobby/server";
import { answerPlayer } from "@/lib/session/player-content/server";
import { answer } from "@/lib/session/server";

/** The banners of `?locale=`'s lobby that are for the player whose token the request bears. */
export async function GET(request: Request): Promise<Response> {
  const locale = readLocale(new URL(request.url).searchParams.get("locale") ?? "");
  if (!locale) return answer(400, "error.locale.unknown", "No such locale.");
  return answerPlayer(
    request,
    () => getBannersForPlayers(locale),
    (banner) => showBanner(locale, banner),
  );
}
