import { QueryObserver, queryOptions } from "@tanstack/react-query";
import { type Intent, isOpen } from "@/lib/core/intents/intent";
import { nextCheckMs } from "@/lib/core/intents/schedule";
import { playerKey, publicKey, queryClient } from "@/lib/session/player/player-queries";
import { type Player, playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { checkIntents, intents, useIntentChanges } from "./browser-intents";

const intervalOf = (open: readonly Intent[] | undefined) => nextCheckMs(open ?? [], Date.now()) ?? false;

/** The player's intents that somebody has to see. Reading it asks for the truth about those whose outcome is unknown. */
export const intentsQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "intents"),
    async queryFn(): Promise<Intent[]> {
      await checkIntents(player.playerId);
      return intents.of(player.playerId);
    },
    staleTime: 0,
    refetchInterval: ({ state }) => intervalOf(state.data),
  });

/** Asks for the truth now: after a push message, or when an outcome has become unknown. */
export const recheckIntents = (player: Player): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: intentsQuery(player).queryKey });

// A change is shown without asking anybody.
useIntentChanges.subscribe(() => {
  const player = playerIn(useSession.getState());
  if (player) queryClient.setQueryData(intentsQuery(player).queryKey, intents.of(player.playerId));
});

const visitorIntents = new QueryObserver(queryClient, {
  queryKey: publicKey("intents"),
  queryFn: () => checkIntents(null),
  staleTime: 0,
  refetchInterval: ({ state }) => intervalOf(state.data),
});
let isWatching = false;

/** Looks after the intents that need no session for as long as the page is there. */
export function watchVisitorIntents(): void {
  if (isWatching) void visitorIntents.refetch();
  else visitorIntents.subscribe(() => {});
  isWatching = true;
}

/** Resolves once the intent is settled, with how; "gone" when it was forgotten meanwhile. */
export function untilSettled(owner: string | null, id: string): Promise<"done" | "refused" | "gone"> {
  return new Promise((resolve) => {
    const look = () => {
      const found = intents.of(owner).find((each) => each.id === id);
      if (found && isOpen(found)) return;
      stop();
      resolve(found?.state === "done" || found?.state === "refused" ? found.state : "gone");
    };
    const stop = useIntentChanges.subscribe(look);
    look();
  });
}
