import { getBoxesForPlayers, showBox } from "@/lib/play/lobby/server";
import { defaultLocale, parseLocale } from "@/lib/site/market/locale";
import { answerPlayer } from "@/lib/site/player-content/server";

/** The boxes of `?locale=`'s lobby that are for the player whose token the request bears. */
export function GET(request: Request): Promise<Response> {
  const locale = parseLocale(new URL(request.url).searchParams.get("locale") ?? "") ?? defaultLocale;
  return answerPlayer(
    request,
    () => getBoxesForPlayers(locale),
    (box) => showBox(locale, box),
  );
}
