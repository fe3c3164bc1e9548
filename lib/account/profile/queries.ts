import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { verifyPhoneCode } from "@/lib/account/one-time-code/api";
import { profileQuery } from "@/lib/session/permissions/queries";
import { platform } from "@/lib/session/platform/platform";
import { playerKey, queryClient } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import {
  changeAddress,
  changeLanguage,
  changeMarketingPreferences,
  changePassword,
  changeProvince,
  getActivityLog,
  getMarketingPreferences,
} from "./api";

export const marketingPreferencesQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "marketing-preferences"),
    queryFn: ({ signal }) => getMarketingPreferences(platform, signal),
  });

/** The last activity and the logins; read again whenever the page is opened. */
export const activityLogQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "activity-log"),
    queryFn: ({ signal }) => getActivityLog(platform, signal),
    staleTime: 0,
  });

/** A change of the profile: what is shown is read again once the platform has answered, also where its answer is not known. */
const profileChange = <Body>(player: Player, change: (http: typeof platform, body: Body) => Promise<unknown>) =>
  mutationOptions({
    mutationFn: (body: Body) => change(platform, body),
    onSettled: () => queryClient.invalidateQueries({ queryKey: profileQuery(player).queryKey }),
  });

export const addressMutation = (player: Player) => profileChange(player, changeAddress);
export const provinceMutation = (player: Player) => profileChange(player, changeProvince);
export const languageMutation = (player: Player) => profileChange(player, changeLanguage);

export const passwordMutation = (_player: Player) =>
  mutationOptions({ mutationFn: (body: Parameters<typeof changePassword>[1]) => changePassword(platform, body) });

/** Proves the new number by its code: from then on it is the player's. */
export const playerPhoneMutation = (player: Player) =>
  profileChange(player, (http, { smsVerificationId, pincode }: { smsVerificationId: string; pincode: string }) =>
    verifyPhoneCode(http, smsVerificationId, pincode),
  );

export const marketingPreferencesMutation = (player: Player) => {
  const { queryKey } = marketingPreferencesQuery(player);
  return mutationOptions({
    mutationFn: (body: Parameters<typeof changeMarketingPreferences>[1]) => changeMarketingPreferences(platform, body),
    onSuccess: (saved) => void queryClient.setQueryData(queryKey, saved),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
};
