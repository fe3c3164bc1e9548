import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { lobbyPageTypeOf } from "@/lib/play/catalogue/game-ref";
import type { Game } from "@/lib/play/catalogue/schema";
import { FavouriteIsland } from "./my-games-islands";

/** The heart of a game's page, for everybody. */
export async function GameHeart({ locale, game }: { locale: Locale; game: Game }) {
  const t = await getTranslations(locale, "play.myGames");
  return (
    <FavouriteIsland
      game={{ gameId: game.gameId, lobbyPageType: lobbyPageTypeOf(game.type) }}
      label={t("mark", { game: game.label })}
    />
  );
}
