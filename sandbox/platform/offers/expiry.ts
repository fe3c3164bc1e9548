import type { MiddlewareHandler } from "hono";
import type { Players } from "../account/players";
import type { Call } from "../gate";
import type { Wallet } from "../wallet/wallet";
import { hasExpired } from "./rewards";

/** Behind the player's gate: ends what has passed its time before a call reads rewards or money. */
export function createExpiry(players: Players, wallet: Wallet): MiddlewareHandler<Call> {
  return async (context, next) => {
    const { playerId, profile } = context.get("player");
    if (profile.rewards?.some(hasExpired)) {
      await wallet.endExpired(playerId);
      const player = await players.find(playerId);
      if (player) context.set("player", player);
    }
    return next();
  };
}
