import type { ForcedEnd } from "../sign-out/sign-out-reason";
import { playerIn } from "../state";
import { useSession } from "../store";
import { intents } from "./browser-intents";
import { kindOf } from "./kinds";

/**
 * Settles what the end of the session says is done, before its player is gone: nobody can ask about it afterwards, and an account that
 * support opens again would be closed once more by the next login.
 */
export function confirmBy(reason: ForcedEnd): void {
  const player = playerIn(useSession.getState());
  if (!player) return;
  for (const intent of intents.open(player.playerId, []))
    if (kindOf(intent)?.doneBy === reason) intents.confirm(intent.id);
}
