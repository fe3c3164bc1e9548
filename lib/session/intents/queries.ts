import { queryOptions } from "@tanstack/react-query";
import type { Intent } from "@/lib/core/intents/intent";
import { nextCheckMs } from "@/lib/core/intents/schedule";
import { platform } from "@/lib/session/platform/platform";
import { queryClient } from "@/lib/session/player/player-queries";
import { type Player, playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { intents, useIntentChanges } from "./browser-intents";
import { intentKinds } from "./kinds";
import { intentsKey } from "./recheck";

const ownerOf = (player: Player | null) => player?.playerId ?? null;
const knownTo = (player: Player | null): Intent[] => intents.of(ownerOf(player), intentKinds());

/**
 * The intents that concern the player, or with null a visitor: at once, as this browser knows them. Each read asks for the truth about
 * those whose outcome is unknown, and about those of others that need no session; it is repeated until all of them are settled.
 */
export function intentsQuery(player: Player | null) {
  const owner = ownerOf(player);
  return queryOptions({
    queryKey: intentsKey(player),
    async queryFn() {
      await intents.check(owner, intentKinds(), platform);
      return knownTo(player);
    },
    initialData: () => knownTo(player),
    staleTime: 0,
    refetchInterval: () => nextCheckMs(intents.open(owner, intentKinds()), Date.now()) ?? false,
    // A break has to begin also when its player has turned to another window.
    refetchIntervalInBackground: true,
  });
}

// A change is shown without asking anybody, and sets the time of the next check.
useIntentChanges.subscribe(() => {
  const player = playerIn(useSession.getState());
  queryClient.setQueryData<Intent[]>(intentsKey(player), (shown) => shown && knownTo(player));
});
