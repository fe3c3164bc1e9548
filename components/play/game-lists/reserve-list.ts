import { setRootData } from "@/lib/site/root-data";

/**
 * Holds a list that is filtered from the start: the surfaces of its tiles are shown in their places instead of games
 * that the filter may take away. The head script holds it before the first paint.
 */
export function reserveList(isHeld: boolean): void {
  setRootData("list", isHeld ? "" : null);
}

/** Class names of hidden tiles: only the surfaces of the tiles are seen, and nothing can be pressed. */
export const heldTiles = "held-tiles in-data-list:invisible in-data-list:pointer-events-none";
export const heldText = "in-data-list:invisible";
