import type { GameLobby } from "./lobby-type";

type Lobbies = Map<string, GameLobby>;

/** The custom server and Next's bundles hold this module twice, hence the global. */
const shared: { [name: symbol]: Lobbies | undefined } = globalThis;
const name = Symbol.for("greenroom.missing-games");
const lobbies: Lobbies = shared[name] ?? new Map();
shared[name] = lobbies;

/** Keeps the lobby of a game that exists and is not offered, for its not-found page. There are at most as many as games. */
export const keepMissingGame = (slug: string, lobby: GameLobby) => void lobbies.set(slug, lobby);

/** The lobby of such a game, or null where nothing is known of it. */
export const lobbyOfMissingGame = (slug: string): GameLobby | null => lobbies.get(slug) ?? null;
