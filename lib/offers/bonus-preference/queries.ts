import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { platform } from "@/lib/session/platform/platform";
import { playerKey, queryClient } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { changeBonusPreference, getBonusPreference } from "./api";
import type { BonusPreference } from "./schema";

/** Null where the platform has no such setting. Read anew at every opening: it may have been changed elsewhere. */
export const bonusPreferenceQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "bonus-preference"),
    queryFn: ({ signal }) => getBonusPreference(platform, signal),
    staleTime: 0,
  });

/** Switches all bonuses off or on. What depends on it is read again, also where its answer is not known. */
export const bonusPreferenceMutation = (player: Player) => {
  const { queryKey } = bonusPreferenceQuery(player);
  return mutationOptions({
    mutationFn: (preference: BonusPreference) => changeBonusPreference(platform, preference),
    onSuccess: (saved) => void queryClient.setQueryData(queryKey, saved),
    onError: () => queryClient.invalidateQueries({ queryKey }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: playerKey(player, "rewards") }),
  });
};
