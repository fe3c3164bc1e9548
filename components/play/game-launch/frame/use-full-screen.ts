"use client";

import { type RefObject, useEffect, useState } from "react";
import { closeLayer, openLayer } from "@/lib/site/dialogs/overlay-history";

export interface FullScreen {
  /** The area that the container can fill: the screen; where the browser cannot, as on an iPhone, its window; null until known. */
  way: "screen" | "window" | null;
  isFull: boolean;
  toggle: () => void;
}

/** Makes an element as large as the screen, and back. Where only the window can be filled, `isFull` has to be drawn, and Back ends it. */
export function useFullScreen(container: RefObject<HTMLElement | null>): FullScreen {
  const [way, setWay] = useState<FullScreen["way"]>(null);
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    setWay(document.fullscreenEnabled === true ? "screen" : "window");
    const note = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === container.current);
    document.addEventListener("fullscreenchange", note);
    return () => document.removeEventListener("fullscreenchange", note);
  }, [container]);

  const fillsWindow = way === "window" && isFull;
  useEffect(() => {
    if (!fillsWindow) return;
    // The browser ends its own full screen by this key; a dialog over the game keeps it to itself.
    const leave = ({ key, target }: KeyboardEvent) => {
      if (key === "Escape" && !(target instanceof Element && target.closest("dialog"))) setFull(false);
    };
    document.addEventListener("keydown", leave);
    const layer = openLayer({ close: () => setFull(false) });
    return () => {
      document.removeEventListener("keydown", leave);
      closeLayer(layer);
    };
  }, [fillsWindow]);

  function toggle(): void {
    if (way === "window") {
      setFull(!isFull);
      return;
    }
    // A browser may refuse; then the game simply stays as it is.
    const done = isFull ? document.exitFullscreen() : container.current?.requestFullscreen();
    done?.catch(() => {});
  }
  return { way, isFull, toggle };
}
