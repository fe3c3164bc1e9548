"use client";

import type { ComponentType } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { type GameRef, refKey } from "@/lib/play/catalogue/game-ref";
import { saveFavourite } from "@/lib/play/my-games/store";
import { paths } from "@/lib/routing/paths";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { pushPopup } from "@/lib/site/dialogs/popup";
import { Heart } from "./heart";

export interface FavouriteButtonProps {
  game: GameRef;
  label: string;
}

interface LazyFavouriteButtonProps extends FavouriteButtonProps {
  /** Loads the player's heart with its messages. Keeps its identity. */
  load: () => Promise<{ PlayerHeart: ComponentType<FavouriteButtonProps> }>;
}

/** The heart of a game's page. That of a visitor opens the login, and the game is marked once they are signed in. */
export function FavouriteButton({ load, ...props }: LazyFavouriteButtonProps) {
  const isPlayer = useSession((state) => playerIn(state) !== null);
  const { part } = useLazy(load, isPlayer);
  if (part && isPlayer) return <part.PlayerHeart {...props} />;
  function openLogin(): void {
    if (isPlayer) return;
    saveFavourite(refKey(props.game));
    pushPopup(paths.login());
  }
  return <Heart label={props.label} isPressed={false} onPress={openLogin} />;
}
