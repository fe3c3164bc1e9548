import type { FavouriteButtonProps } from "./favourite-button";
import { Heart } from "./heart";
import { useFavourites } from "./use-favourites";

/** A player's heart for one game. */
export function PlayerHeart({ game, label }: FavouriteButtonProps) {
  const { isFavourite, setFavourite } = useFavourites();
  const isPressed = isFavourite(game);
  return <Heart label={label} isPressed={isPressed} onPress={() => setFavourite(game, !isPressed)} />;
}
