import type { Http } from "@/lib/core/http/http";
import { type GameRef, type LobbyPageType, refKey } from "@/lib/play/catalogue/game-ref";
import { callPlatform } from "@/lib/session/platform/endpoint";
import { getPlayerContent } from "@/lib/session/player-content/api";
import * as endpoints from "./endpoints";
import { GameCard, mostCards, type RecentGame } from "./schema";

/** Specification "Favourites, recents, jackpots". */
const recentLimit = 30;

export const getFavourites = (http: Http, signal?: AbortSignal): Promise<GameRef[]> =>
  callPlatform(http, endpoints.favourites, { signal });

export const addFavourite = (http: Http, { gameId, lobbyPageType }: GameRef) =>
  callPlatform(http, endpoints.addFavourite, { body: { gameId, lobbyPageType } });

export const removeFavourite = (http: Http, { gameId, lobbyPageType }: GameRef) =>
  callPlatform(http, endpoints.removeFavourite, { body: { gameId, lobbyPageType } });

export const getRecentGames = (http: Http, category: LobbyPageType, signal?: AbortSignal, limit = recentLimit) =>
  callPlatform(http, endpoints.recentGames, { query: { category, limit }, signal });

export const addRecentGame = (http: Http, { gameId, lobbyPageType }: GameRef) =>
  callPlatform(http, endpoints.addRecentGame, { query: { category: lobbyPageType, gameId }, keepalive: true });

const getLastPlayedGames = (http: Http, signal?: AbortSignal) =>
  callPlatform(http, endpoints.lastPlayedGames, { signal });

/** Starts and ends the platform's part in the live refresh of the page of a player's games. */
export const subscribeToMyGames = (http: Http) => callPlatform(http, endpoints.subscribe);
export const unsubscribeFromMyGames = (http: Http) => callPlatform(http, endpoints.unsubscribe, { keepalive: true });

/**
 * The games that were played last, newest first, of one lobby or of both. `lastPlayedGames` stands in where the recent games
 * cannot be read or there are none. @throws what the last call threw
 */
export async function getPlayedGames(
  http: Http,
  lobbies: readonly LobbyPageType[],
  signal?: AbortSignal,
): Promise<GameRef[]> {
  const lists = await Promise.allSettled(lobbies.map((lobby) => getRecentGames(http, lobby, signal)));
  const recent = lists.flatMap((list) => (list.status === "fulfilled" ? list.value : []));
  if (recent.length > 0) return newestFirst(recent).map(toRef);
  signal?.throwIfAborted();
  const played = await getLastPlayedGames(http, signal);
  return played.filter(({ category }) => lobbies.includes(category)).map(toRef);
}

const toRef = ({ gameId, category }: RecentGame): GameRef => ({ gameId, lobbyPageType: category });

/** Lists of two lobbies become one by their times; without times one follows the other. */
function newestFirst(games: readonly RecentGame[]): RecentGame[] {
  const time = ({ playedAt = "" }: RecentGame) => Date.parse(playedAt) || 0;
  return [...games].sort((one, other) => time(other) - time(one));
}

/** The games of these that the edition is offered, ready to be shown. */
export async function getCards(edition: string, games: readonly GameRef[], signal: AbortSignal): Promise<GameCard[]> {
  const keys = games.map(refKey);
  const batches = Array.from({ length: Math.ceil(keys.length / mostCards) }, (_, at) =>
    keys.slice(at * mostCards, (at + 1) * mostCards).join(","),
  );
  const answers = await Promise.all(
    batches.map((batch) => getPlayerContent("api/player/games", { edition, games: batch }, GameCard, signal)),
  );
  return answers.flatMap(({ items }) => items);
}

/** The games that the edition's casino begins with, for players who have none of their own. */
export async function getFirstGames(edition: string, signal: AbortSignal): Promise<GameCard[]> {
  return (await getPlayerContent("api/player/games", { edition }, GameCard, signal)).items;
}
