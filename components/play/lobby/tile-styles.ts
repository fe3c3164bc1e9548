/** Class strings of the parts of a tile. */
export interface TileStyles {
  link: string;
  art: string;
  name: string;
  studio: string;
  badge: string | null;
  /** The word on a game that may not be played. */
  closed: string;
}

/** The art, and below it the name. Dozens stand on a page, so each part is one named class of `lobby.css`. */
export const artTile: TileStyles = {
  link: "tile-link",
  art: "tile-art",
  name: "tile-name",
  studio: "tile-studio",
  badge: "tile-badge",
  closed: "tile-closed",
};

/** A small picture with the name beside it. It has no room for a badge. */
export const lineTile: TileStyles = {
  link: "line-link",
  art: "line-art",
  name: "line-name",
  // What a jackpot holds lies over it.
  studio: "tile-studio relative has-[em]:text-transparent",
  badge: null,
  closed: "line-closed",
};
