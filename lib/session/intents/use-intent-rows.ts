import { useQuery } from "@tanstack/react-query";
import { type Intent, isShown } from "@/lib/core/intents/intent";
import { queryClient } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { intentsQuery } from "./queries";

/**
 * Looks after the intents of this browser for as long as it is mounted, which is once per page, and returns those whose outcome was or is
 * unknown, the oldest first: the signed-in player's alone, or a visitor's. None while nobody knows who is there.
 */
export function useIntentRows(): readonly Intent[] {
  const player = useSession(playerIn);
  const isKnown = useSession(({ session }) => session !== null && session.kind !== "unavailable");
  const { data } = useQuery(intentsQuery(player), queryClient);
  return isKnown ? data.filter(isShown) : [];
}
