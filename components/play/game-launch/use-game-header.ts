import { useEffect } from "react";
import { type GameHeader, useGameHeader } from "@/lib/site/game-header";

/** A phone on its side: header, bar and game do not fit below each other. */
const lowWindow = "(orientation: landscape) and (height < 480px)";

type About = Pick<GameHeader, "gameTitle" | "gameId" | "providerTitle" | "metadata">;

interface Screen {
  isPlaying: boolean;
  isFull: boolean;
  canFill: boolean;
  swipeText: string;
}

/**
 * Keeps the header's state of the page's game, and hides the header while the game takes the whole window: in full screen, and
 * on a phone on its side: then it returns true. The frame stays the same element all the while, so that no turn of the phone reloads the game.
 */
export function useHeaderOfGame(about: About, { isPlaying, isFull, canFill, swipeText }: Screen): boolean {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page's game stays what it is
  useEffect(() => {
    const media = matchMedia(lowWindow);
    const update = () => {
      const isLow = isPlaying && media.matches;
      const headerVisibility = !isFull && !isLow;
      const header = {
        ...about,
        fullscreen: isFull,
        headerVisibility,
        swipeText: isLow && !canFill ? swipeText : null,
      };
      useGameHeader.setState({ header });
      setReachable(headerVisibility);
    };
    update();
    media.addEventListener("change", update);
    return () => {
      media.removeEventListener("change", update);
      useGameHeader.setState({ header: null });
      setReachable(true);
    };
  }, [about.gameId, isPlaying, isFull, canFill, swipeText]);
  return useGameHeader(({ header }) => header?.headerVisibility === false);
}

/** What the game covers cannot be reached by keyboard. */
function setReachable(isReachable: boolean): void {
  for (const bar of document.querySelectorAll<HTMLElement>(".site-header, .bottom-bar")) bar.inert = !isReachable;
}
