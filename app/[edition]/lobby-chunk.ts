import { PlayerGameTiles } from "@/components/play/my-games/player-game-tiles";
import { TileHearts } from "@/components/play/my-games/tile-hearts";

/** The parts of a lobby, or another page with tiles, for a player only. */
export { PlayerGameTiles, TileHearts };
