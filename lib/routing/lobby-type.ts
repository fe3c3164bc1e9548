/** The products that have a lobby of games. */
export type GameLobby = "casino" | "liveCasino";
export type LobbyType = GameLobby | "sportsbook";

/** The lobby that a path belongs to (specification "Screens and routes"): the sportsbook for every path of neither casino. */
export function lobbyType(pathname: string): LobbyType {
  if (pathname.includes("live-casino-online")) return "liveCasino";
  return pathname.includes("online-casino") ? "casino" : "sportsbook";
}

/** The lobby of a game's kind, which is also the product whose flag opens it. */
export const lobbyOfGame = (type: "casinoGames" | "liveCasinoGames"): GameLobby =>
  type === "liveCasinoGames" ? "liveCasino" : "casino";
