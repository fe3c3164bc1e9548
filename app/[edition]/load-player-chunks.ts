import { loadQuietly } from "@/lib/core/lazy-import";
import { loadMessages } from "@/lib/market/messages/fetch";

type PlayerChunk = typeof import("./player-chunk");

/** What every page loads for a player: the session does not wait for messages that it does not show. */
export const loadPlayerChunk = () => loadQuietly(() => import("./player-chunk"));

/** The chunk of a place, after the one that every page has. */
const loadPlace = <T>(place: (chunk: PlayerChunk) => () => Promise<T>) =>
  loadPlayerChunk().then((chunk) => loadQuietly(place(chunk)));

export const loadFigures = () => Promise.all([loadPlayerChunk(), loadMessages("money")]).then(([chunk]) => chunk);
export const loadGuard = () => Promise.all([loadPlayerChunk(), loadMessages("play")]).then(([chunk]) => chunk);
export const loadBanners = () => loadPlace(({ loadBannerItems }) => loadBannerItems);
export const loadPlayerLive = () => loadPlace(({ loadPlayerLiveChunk }) => loadPlayerLiveChunk);
export const loadTiles = () => loadPlace(({ loadLobbyChunk }) => loadLobbyChunk);
export const loadHeart = () => loadPlace(({ loadPlayerHeart }) => loadPlayerHeart);
export const loadMyGames = () => loadPlace(({ loadMyGamesGrid }) => loadMyGamesGrid);
