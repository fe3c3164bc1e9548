import { activityLogQuery } from "@/lib/account/profile/queries";
import { pageLocale, pageTag } from "@/lib/market/messages/fetch";
import { formatTime } from "@/lib/market/times/format";
import { timeZones } from "@/lib/market/times/time-zones";
import { checkAccessSinceLogin, type SiteAccess } from "@/lib/session/platform/blocked-country";
import { platform } from "@/lib/session/platform/platform";
import { queryClient } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

/** The login before this one, in words. */
export interface LastLogin {
  when: string;
  place: string;
}

/** Leaves for the restricted page when the platform blocks the player who has signed in. */
export const leaveWhereRestricted = (): Promise<SiteAccess> => checkAccessSinceLogin(platform);

/** Reads the time and place of the account's previous login; null at the first login. @throws when it cannot be read */
export async function getLastLogin(): Promise<LastLogin | null> {
  const player = playerIn(useSession.getState());
  if (!player) return null;
  const { loginHistory } = await queryClient.fetchQuery(activityLogQuery(player));
  // The first one is the login that has just succeeded.
  const [, last] = loginHistory;
  const instant = new Date(last?.loginDate ?? "");
  if (!last || Number.isNaN(instant.getTime())) return null;
  const { loginCountry, loginIp } = last;
  const countries = new Intl.DisplayNames(pageTag(), { type: "region", fallback: "code" });
  const country = loginCountry && /^[A-Z]{2}$/.test(loginCountry) ? countries.of(loginCountry) : null;
  return {
    when: formatTime(instant, pageTag(), timeZones[pageLocale().market]),
    place: country ?? loginIp ?? "–",
  };
}
