import { getBoxesForPlayers, showBox } from "@/lib/play/lobby/server";
import { readLocale } from "@/lib/site/market/locale";
import { answerPlayer } from "@/lib/site/player-content/server";
import { answer } from "@/lib/site/session/server";

/** The boxes of `?locale=`'s lobby that are for the player whose token the request bears. */
export async function GET(request: Request): Promise<Response> {
  const locale = readLocale(new URL(request.url).searchParams.get("locale") ?? "");
  if (!locale) return answer(400, "error.locale.unknown", "No such locale.");
  return answerPlayer(
    request,
    () => getBoxesForPlayers(locale),
    (box) => showBox(locale, box),
  );
}
