import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { platform } from "@/lib/session/platform/platform";
import { playerKey, queryClient } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { consentVersion, isUnsent, keptChoice, noteSent, useConsent } from "@/lib/site/consent/choice";
import { changeConsent, getConsent } from "./api";
import { takeRecord } from "./take-record";

/** The platform's record, read once per page: a choice on another device is found with the next one. */
export const consentQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "cookies-consent"),
    queryFn: ({ signal }) => getConsent(platform, signal),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: !isUnsent(),
  });

/**
 * Sends the choice that this browser keeps, whatever it is when its turn comes: two changes that follow each other arrive in their
 * order. A choice that was made while it was under way stays unsent, and has a turn of its own.
 */
export const consentMutation = (player: Player) =>
  mutationOptions({
    scope: { id: "cookies-consent" },
    mutationFn: async () => {
      await queryClient.cancelQueries({ queryKey: consentQuery(player).queryKey });
      const choice = keptChoice();
      // The turn before may have sent it.
      if (!choice || !isUnsent()) return;
      const record = await changeConsent(platform, consentVersion, choice.options);
      if (keptChoice()?.chosenAt !== choice.chosenAt) return;
      noteSent();
      queryClient.setQueryData(consentQuery(player).queryKey, record);
      takeRecord(record);
    },
    onSuccess: () => useConsent.setState({ isWaiting: false }),
    onError: () => useConsent.setState({ isWaiting: isUnsent() }),
  });
