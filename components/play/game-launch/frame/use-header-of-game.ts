"use client";

import { useEffect } from "react";
import { type GameHeader, useGameHeader } from "@/lib/site/game-header";
import { useMedia, useOrientation } from "@/lib/site/screen/orientation";
import type { FullScreen } from "./use-full-screen";

/** A phone on its side is so low: header, bar and game do not fit below each other. */
const lowWindow = "(height < 480px)";

type About = Pick<GameHeader, "gameTitle" | "gameId" | "providerTitle" | "metadata">;

interface Screen extends Pick<FullScreen, "way" | "isFull"> {
  isPlaying: boolean;
  swipeText: string;
}

/**
 * Keeps the header's state of the page's game, and hides the header while the game takes the whole window: in full screen, and
 * on a phone on its side: then it returns true. The frame stays the same element all the while, so that no turn of the phone reloads the game.
 */
export function useHeaderOfGame(about: About, { isPlaying, isFull, way, swipeText }: Screen): boolean {
  const orientation = useOrientation();
  const isLowWindow = useMedia(lowWindow);
  const isLow = isPlaying && isLowWindow && orientation === "landscape";
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page's game stays what it is
  useEffect(() => {
    const headerVisibility = !isFull && !isLow;
    const header = {
      ...about,
      fullscreen: isFull,
      headerVisibility,
      swipeText: isLow && way !== "screen" ? swipeText : null,
    };
    useGameHeader.setState({ header });
    setReachable(headerVisibility);
    return () => {
      useGameHeader.setState({ header: null });
      setReachable(true);
    };
  }, [about.gameId, isLow, isFull, way, swipeText]);
  return useGameHeader(({ header }) => header?.headerVisibility === false);
}

/** Makes the bars behind the game unreachable by keyboard. */
function setReachable(isReachable: boolean): void {
  for (const bar of document.querySelectorAll<HTMLElement>("[data-bar]")) bar.inert = !isReachable;
}
