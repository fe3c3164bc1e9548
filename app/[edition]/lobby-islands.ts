import { LiveIsland, PlayerBanners, PlayerGamesIsland } from "./player-islands";

/** The islands of every lobby, which its rows place. */
export const lobbyIslands = { Live: LiveIsland, PlayerGames: PlayerGamesIsland };

export { PlayerBanners };
