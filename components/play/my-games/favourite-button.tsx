"use client";

import { type ComponentType, useState } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { type GameRef, refKey } from "@/lib/play/catalogue/game-ref";
import { saveFavourite } from "@/lib/play/my-games/store";
import { paths } from "@/lib/routing/paths";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { pushPopup } from "@/lib/site/dialogs/popup-history";
import { Heart } from "./heart";

export interface FavouriteButtonProps {
  game: GameRef;
  label: string;
}

interface LazyFavouriteButtonProps extends FavouriteButtonProps {
  /** Loads the player's heart with its messages. Keeps its identity. */
  load: () => Promise<{ PlayerHeart: ComponentType<FavouriteButtonProps> }>;
}

/**
 * The heart of a game's page. That of a visitor opens the login, and the game is marked once they are signed in. A player may press
 * before their own heart is loaded, which then marks the game.
 */
export function FavouriteButton({ load, ...props }: LazyFavouriteButtonProps) {
  const isPlayer = useSession((state) => playerIn(state) !== null);
  const { part } = useLazy(load, isPlayer);
  const [isPressed, setPressed] = useState(false);
  if (part && isPlayer) return <part.PlayerHeart {...props} />;
  function press(): void {
    saveFavourite(refKey(props.game));
    if (isPlayer) setPressed(true);
    else pushPopup(paths.login());
  }
  return <Heart label={props.label} isPressed={isPlayer && isPressed} onPress={press} />;
}
