import { processWide } from "@/lib/core/process-wide";
import type { GameLobby } from "./lobby-type";

const lobbies = processWide("missing-games", () => new Map<string, GameLobby>());

/** Keeps the lobby of a game that exists and is not offered, for its not-found page. There are at most as many as games. */
export const rememberMissingGame = (slug: string, lobby: GameLobby) => void lobbies.set(slug, lobby);

/** The lobby of such a game, or null where nothing is known of it. */
export const lobbyOfMissingGame = (slug: string): GameLobby | null => lobbies.get(slug) ?? null;
