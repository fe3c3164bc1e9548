import { playerIn } from "../state";
import { useSession } from "../store";

const currentPlayerId = () => playerIn(useSession.getState())?.playerId ?? null;

/** Runs whenever a player leaves, in this tab or another: every store that knows something of them empties itself by it. */
export function onPlayerChange(reset: () => void): void {
  let owner = currentPlayerId();
  useSession.subscribe(() => {
    const left = owner;
    owner = currentPlayerId();
    if (left !== null && left !== owner) reset();
  });
}
