import { queryOptions, type UseQueryResult } from "@tanstack/react-query";
import type { Http } from "@/lib/core/http/http";
import { platform } from "../platform/platform";
import { playerKey, usePlayerQuery } from "../player/player-queries";
import { endSession } from "../sign-out/end-session";
import type { Player, Session } from "../state";
import { useSession } from "../store";
import { getAccessDetails, getManualClaim, getProfile } from "./api";
import { derivePermissions, type Permissions, type ProfileKnowledge, readProfile } from "./permissions";
import type { AccessDetails, Profile } from "./schema";

/** Null for a player who has no profile yet. */
export const profileQuery = (player: Player, http: Http = platform) =>
  queryOptions({
    queryKey: playerKey(player, "profile"),
    queryFn: ({ signal }) => getProfile(http, signal),
  });

export const accessDetailsQuery = (player: Player, http: Http = platform) =>
  queryOptions({
    queryKey: playerKey(player, "access-details"),
    async queryFn({ signal }) {
      const details = await getAccessDetails(http, signal);
      if (details.accountStatus === "CLOSED") void endSession("closed");
      return details;
    },
  });

/** May the player claim a bonus by a code? */
export const manualClaimQuery = (player: Player, http: Http = platform) =>
  queryOptions({
    queryKey: playerKey(player, "manual-claim"),
    queryFn: ({ signal }) => getManualClaim(http, signal),
  });

export interface ReadPermissions {
  permissions: Permissions;
  state: ProfileKnowledge["kind"];
  /** Reads again what could not be read. */
  retry: () => void;
}

/** The permissions of the visitor or player of this tab, and how far they are known: not before the session is. */
export function usePermissions(manualClaim?: boolean): ReadPermissions {
  const { session } = useSession();
  const profile = usePlayerQuery(profileQuery);
  const access = usePlayerQuery(accessDetailsQuery);
  const knowledge = knowledgeOf(session, profile, access);
  const multibrandSuspended = session?.kind === "player" && session.player.multibrand.suspended;
  return {
    permissions: derivePermissions({ profile: knowledge, multibrandSuspended, manualClaim }),
    state: knowledge.kind,
    retry() {
      for (const query of [profile, access]) if (query.isError) void query.refetch();
    },
  };
}

function knowledgeOf(
  session: Session | null,
  profile: UseQueryResult<Profile | null>,
  access: UseQueryResult<AccessDetails>,
): ProfileKnowledge {
  if (session?.kind === "unavailable") return { kind: "unreadable" };
  if (session?.kind === "guest" || profile.data === null) return { kind: "none" };
  if (profile.data && access.data) return readProfile(profile.data, access.data);
  const hasFailed = [profile, access].some(({ isError, isFetching }) => isError && !isFetching);
  return { kind: hasFailed ? "unreadable" : "reading" };
}
