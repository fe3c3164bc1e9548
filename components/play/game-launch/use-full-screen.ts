import { type RefObject, useEffect, useState } from "react";

export interface FullScreen {
  /** False where the browser cannot. */
  canFill: boolean;
  isFull: boolean;
  toggle: () => void;
}

/** Makes an element as large as the screen, and back. */
export function useFullScreen(box: RefObject<HTMLElement | null>): FullScreen {
  const [canFill, setCanFill] = useState(false);
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    setCanFill(document.fullscreenEnabled === true);
    const note = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === box.current);
    document.addEventListener("fullscreenchange", note);
    return () => document.removeEventListener("fullscreenchange", note);
  }, [box]);

  function toggle(): void {
    // A browser may refuse; then the game simply stays as it is.
    const done = isFull ? document.exitFullscreen() : box.current?.requestFullscreen();
    done?.catch(() => {});
  }
  return { canFill, isFull, toggle };
}
