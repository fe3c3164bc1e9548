import { gameUnavailableDialog } from "@/lib/play/dialogs";
import { profileQuery } from "@/lib/session/permissions/queries";
import { queryClient } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { refreshTokens } from "@/lib/session/tokens/refresh-tokens";
import { readTokens } from "@/lib/session/tokens/token-storage";
import { report } from "@/lib/site/browser-reports/report";
import { useDialogs } from "@/lib/site/dialogs/store";

type Facts = Readonly<Record<"liveLobbyHref" | "thumb", string>>;

/**
 * The provider's authentication refused the player (400), beside the error state of the launch: what it was made with is read
 * again, once, for the next attempt; the refusal is reported and explained.
 */
export async function handleRefusedPlayer(player: Player, detail: string | null, facts: Facts): Promise<void> {
  report(new Error(`The live casino refused the authentication: ${detail}`));
  useDialogs.getState().open(gameUnavailableDialog, { lobbyHref: facts.liveLobbyHref, thumb: facts.thumb });
  const stale = readTokens()?.idToken;
  await Promise.allSettled([
    stale === undefined ? null : refreshTokens(stale),
    queryClient.fetchQuery({ ...profileQuery(player), staleTime: 0 }),
  ]);
}
