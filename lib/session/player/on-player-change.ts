import { playerIn } from "../state";
import { useSession } from "../store";

const currentPlayerId = () => playerIn(useSession.getState())?.playerId ?? null;

/**
 * Runs whenever a player leaves or comes, in this tab or another: every store that knows something of them empties itself by it, so that
 * nothing of one player is another's. `left`: the id of the player before, null for nobody.
 */
export function onPlayerChange(run: (left: string | null) => void): void {
  let owner = currentPlayerId();
  useSession.subscribe(() => {
    const left = owner;
    owner = currentPlayerId();
    if (left !== owner) run(left);
  });
}

/** The same for what a visitor has begun and goes on with once they are signed in: it ends when a player leaves. */
export const onPlayerLeft = (reset: () => void): void =>
  onPlayerChange((left) => {
    if (left !== null) reset();
  });
