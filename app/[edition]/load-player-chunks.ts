import { loadQuietly } from "@/lib/core/lazy-import";
import { loadMessages } from "@/lib/market/messages/fetch";

/** What every page loads for a player: the session does not wait for messages that it does not show. */
export const loadPlayerChunk = () => loadQuietly(() => import("./player-chunk"));

export const loadFigures = () =>
  Promise.all([loadPlayerChunk(), loadMessages("money.wallet")]).then(([chunk]) => chunk);
export const loadGuard = () => Promise.all([loadPlayerChunk(), loadMessages("play.access")]).then(([chunk]) => chunk);
export const loadInboxCount = () =>
  Promise.all([loadPlayerChunk(), loadMessages("offers.inboxCount")]).then(([chunk]) => chunk);

// The chunk of a place comes after the one that every page has.
export const loadBanners = () => loadPlayerChunk().then(({ loadBannerItems }) => loadBannerItems());
export const loadPlayerLive = () => loadPlayerChunk().then(({ loadPlayerLiveChunk }) => loadPlayerLiveChunk());
export const loadTiles = () => loadPlayerChunk().then(({ loadLobbyChunk }) => loadLobbyChunk());
export const loadHeart = () => loadPlayerChunk().then(({ loadPlayerHeart }) => loadPlayerHeart());
export const loadMyGames = () => loadPlayerChunk().then(({ loadMyGamesGrid }) => loadMyGamesGrid());
export const loadBreakNow = () => loadPlayerChunk().then(({ loadBreakButtons }) => loadBreakButtons());
