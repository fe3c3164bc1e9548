import { createPortal } from "react-dom";
import { useTiles } from "@/components/play/catalogue/use-tiles";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { parseRefKey } from "@/lib/play/catalogue/game-ref";
import { Heart } from "./heart";
import { useFavourites } from "./use-favourites";

/** Over the upper left corner of the art; the badges are at the other corners. */
const place = "absolute top-1 left-1 z-2";

/**
 * Hearts on a player's tiles. The tiles are those of the page's HTML, which knows nothing of players. A visitor has the heart of the
 * game's page: forty buttons that only ask for a login would stand between the games.
 */
export function TileHearts() {
  const t = useTranslations("play.myGames");
  const tiles = useTiles();
  const { isFavourite, setFavourite } = useFavourites();
  return tiles.map(({ id, element, game: key, name, look }) => {
    const game = look === "art" ? parseRefKey(key) : null;
    if (!game) return null;
    const isPressed = isFavourite(game);
    return createPortal(
      <Heart
        label={t("mark", { game: name })}
        isPressed={isPressed}
        onPress={() => setFavourite(game, !isPressed)}
        place={place}
      />,
      element,
      // Not of the game, which a page may show twice.
      id,
    );
  });
}
