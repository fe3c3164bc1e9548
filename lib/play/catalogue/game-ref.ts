/** The lobbies as the platform calls them, in both of its fields, `lobbyPageType` and `category`. */
export const lobbyPageTypes = ["casino", "live-casino"] as const;
export type LobbyPageType = (typeof lobbyPageTypes)[number];

/** A game by the provider's own id, which is unique within a lobby. */
export interface GameRef {
  gameId: string;
  lobbyPageType: LobbyPageType;
}

/** From the type of a game in the content service. */
export const lobbyPageTypeOf = (type: "casinoGames" | "liveCasinoGames"): LobbyPageType =>
  type === "liveCasinoGames" ? "live-casino" : "casino";

/** As `data-game` of a tile, and in addresses of our own routes. */
export const refKey = ({ gameId, lobbyPageType }: GameRef): string => `${lobbyPageType}:${gameId}`;

/** The inverse; null when the text is not a key. Ids contain colons, lobbies do not. */
export function parseRefKey(key: string): GameRef | null {
  const at = key.indexOf(":");
  const lobbyPageType = lobbyPageTypes.find((each) => each === key.slice(0, at));
  return lobbyPageType && at + 1 < key.length ? { gameId: key.slice(at + 1), lobbyPageType } : null;
}
