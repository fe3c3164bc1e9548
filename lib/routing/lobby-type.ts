/** The products that have a lobby of games. */
export type GameLobby = "casino" | "liveCasino";
/** The id of the notice in a lobby that the address of no game has led there; an address with it as its fragment shows it. */
export const missingGameId = "game-not-found";

export type LobbyType = GameLobby | "sportsbook";

/** The lobby that a path belongs to (specification "Screens and routes"): the sportsbook for every path of neither casino. */
export function lobbyType(pathname: string): LobbyType {
  if (pathname.includes("live-casino-online")) return "liveCasino";
  return pathname.includes("online-casino") ? "casino" : "sportsbook";
}

/** The lobby of a game's kind, which is also the product whose flag opens it. */
export const lobbyOfGame = (type: "casinoGames" | "liveCasinoGames"): GameLobby =>
  type === "liveCasinoGames" ? "liveCasino" : "casino";
