import { endpoint } from "@/lib/session/platform/endpoint";
import { GameLimitations } from "./schema";

/** What a game is limited by for this player, by the provider's id of the game. */
export const gameLimitations = endpoint({
  method: "get",
  path: "v2/games/:id/limitations",
  response: GameLimitations,
});
