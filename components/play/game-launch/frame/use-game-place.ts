"use client";

import { type RefObject, useEffect } from "react";
import { trackAppHeight } from "@/lib/site/screen/app-height";

/**
 * Where the game is on the page: in a window whose height is followed. One that was started by a press comes into sight, for on a low
 * phone the button of the demo is below it.
 */
export function useGamePlace(game: RefObject<HTMLElement | null>, isStartedByPress: boolean): void {
  useEffect(trackAppHeight, []);
  useEffect(() => {
    // Where nothing is laid out there is no such method.
    if (isStartedByPress) game.current?.scrollIntoView?.({ block: "nearest" });
  }, [game, isStartedByPress]);
}
