import { clsx } from "clsx";
import type { TileLook } from "./use-tiles";

/** Class strings of the parts of a tile. */
export interface TileStyles {
  look: TileLook;
  link: string;
  art: string;
  name: string;
  studio: string;
  badge: string | null;
  /** The word on a game that may not be played. */
  closed: string;
}

/** The art, and below it the name. Dozens are on a page, so each part is one named class of `tiles.css`. */
export const artTile: TileStyles = {
  look: "art",
  link: "tile-link",
  art: "tile-art",
  name: "tile-name",
  studio: "tile-studio",
  badge: "tile-badge",
  closed: "tile-closed",
};

/** A game as a line. How high it is, and whether it glides, is its list's. */
export const lineLook =
  "line-link grid grid-cols-[64px_minmax(0,1fr)] items-center gap-3.5 rounded-lg px-2 py-1.5 hover:bg-raised";

/**
 * A line of a list: a small picture with the name beside it. It has no room for a badge; the word on a game that may not be played is
 * a third line.
 */
export const lineTile: TileStyles = {
  look: "line",
  link: clsx(lineLook, "h-full transition-colors"),
  art: "size-16 rounded-md bg-raised object-cover [grid-area:1/1] forced-colors:border forced-colors:border-canvas-text",
  name: "min-w-0 font-semibold [grid-area:1/2] in-[a:has([data-closed])]:pb-4.5 in-[a:has([data-closed])]:text-muted",
  // The jackpot amount lies over its first line.
  studio: "tile-studio relative text-caption/[1.4] [--mark:table] has-data-figure:text-transparent",
  badge: null,
  closed: "self-end text-xs font-normal text-muted not-italic [grid-area:1/2]",
};
