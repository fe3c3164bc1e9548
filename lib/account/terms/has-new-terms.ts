import { localeOfPath } from "@/lib/market/locale";
import { profileQuery } from "@/lib/session/permissions/queries";
import { queryClient } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { termsQuery } from "./queries";
import { isOutdated } from "./versions";

/** Has the player of this tab a newer version of the terms to accept? @throws when the profile or the versions cannot be read */
export async function hasNewTerms(): Promise<boolean> {
  const player = playerIn(useSession.getState());
  if (!player) return false;
  const [profile, terms] = await Promise.all([
    queryClient.fetchQuery(profileQuery(player)),
    queryClient.fetchQuery(termsQuery(localeOfPath(location.pathname).segment)),
  ]);
  return profile !== null && isOutdated(profile.termsAndConditionsAcceptedVersion, terms.versions[0]?.version ?? null);
}
