import { platform } from "@/lib/session/platform/platform";
import { queryClient } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { useDialogs } from "@/lib/site/dialogs/store";
import { limitationDialog } from "../dialogs";
import { rewardsQuery } from "../rewards/queries";
import { getGameLimitations } from "./api";
import { type Limitation, limitationOf } from "./schema";
import { useGameLimitations } from "./store";

/** What runs is read again before a launch when it is older: a claim in this tab makes it old at once. */
const freshMs = 60_000;

/**
 * May a game be opened for real money? While a bonus runs the platform is asked whether the game is limited by it, and where it is, or
 * where that could not be learned, the player decides. Nothing is opened before. @throws when given up
 */
export async function isLaunchAgreed(player: Player, gameId: string, signal?: AbortSignal): Promise<boolean> {
  // What runs cannot be read: a bonus may.
  const running = await queryClient
    .fetchQuery({ ...rewardsQuery(player, "active"), staleTime: freshMs })
    .catch(() => null);
  signal?.throwIfAborted();
  if (running && !running.some(({ kind }) => kind === "bonus")) return true;
  const statusCode = await getGameLimitations(platform, gameId, signal).catch(() => null);
  signal?.throwIfAborted();
  useGameLimitations.setState({ gameLimitations: { statusCode } });
  const limitation = limitationOf(statusCode);
  return limitation === null || ask({ limitation, statusCode }, signal);
}

/** Closed in any way but by its own button, nothing is opened. */
function ask(about: { limitation: Limitation; statusCode: string | null }, signal?: AbortSignal): Promise<boolean> {
  const { open, close } = useDialogs.getState();
  return new Promise((resolve) => {
    let isAgreed = false;
    signal?.addEventListener("abort", () => close(limitationDialog), { once: true });
    open(limitationDialog, { ...about, onContinue: () => (isAgreed = true) }, () => resolve(isAgreed));
  });
}
