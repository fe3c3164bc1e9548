"use client";

import { useEffect } from "react";
import { slowMs } from "@/components/ui/use-slow";
import { Unreachable } from "@/lib/core/http/http-errors";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { type GameRef, parseRefKey, refKey } from "@/lib/play/catalogue/game-ref";
import { favouriteMutation, favouritesQuery } from "@/lib/play/my-games/queries";
import { takeFavourite } from "@/lib/play/my-games/store";
import { runMutation, usePlayerQuery } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { useToasts } from "@/lib/site/toasts/store";

/** The player's favourites and the way to change them. The game whose heart they pressed before they signed in is marked first. */
export function useFavourites() {
  const t = useTranslations("play.myGames");
  const player = useSession(playerIn);
  const { data: favourites } = usePlayerQuery(favouritesQuery);

  function setFavourite(game: GameRef, isFavourite: boolean): void {
    if (!player) return;
    const { show, dismiss } = useToasts.getState();
    let slowToast: number | null = null;
    const timer = setTimeout(() => {
      slowToast = show("warning", t("slow"), { timerMs: null });
    }, slowMs);
    runMutation(favouriteMutation(player), { game, isFavourite })
      .catch((error) => show("error", t(error instanceof Unreachable ? "unknown" : "failed")))
      .finally(() => {
        clearTimeout(timer);
        if (slowToast !== null) dismiss(slowToast);
      });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each player who signs in
  useEffect(() => {
    const pending = player && parseRefKey(takeFavourite() ?? "");
    if (pending) setFavourite(pending, true);
  }, [player?.playerId]);

  return {
    favourites,
    isFavourite: (game: GameRef) => favourites?.some((each) => refKey(each) === refKey(game)) ?? false,
    setFavourite,
  };
}
