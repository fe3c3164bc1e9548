import { bonusPreferenceMutation } from "@/lib/offers/bonus-preference/queries";
import { usePlayerMutation } from "@/lib/session/player/player-queries";

interface BonusPreferenceControl {
  change: (refusesBonuses: boolean) => void;
  isBusy: boolean;
  /** The last change was refused, or its answer is not known: the setting is read again. */
  isFailed: boolean;
}

export function useBonusPreference(): BonusPreferenceControl {
  const { mutate, isPending, isError } = usePlayerMutation(bonusPreferenceMutation);
  return {
    // Not disabled meanwhile, which would take the focus away: a second press is none.
    change: (refusesBonuses) => (isPending ? undefined : mutate({ refusesBonuses })),
    isBusy: isPending,
    isFailed: isError,
  };
}
