import { type PlayerKey, type PublicKey, playerKey, publicKey, queryClient } from "@/lib/session/player/player-queries";
import { type Player, playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

/** The key of the intents that concern the player, or with null a visitor. */
export const intentsKey = (player: Player | null): PlayerKey | PublicKey =>
  player ? playerKey(player, "intents") : publicKey("intents");

/**
 * Asks now for the truth about what is unknown: after a push message, and after a call without a response. Where nothing is unknown,
 * nothing is asked. Never rejects.
 */
export const recheckIntents = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: intentsKey(playerIn(useSession.getState())) });
