import type { DueReminder } from "@/lib/safety/reality-check/schema";
import type { Profile } from "@/lib/session/permissions/schema";

/** Who asks: the profile by its flag and status, or the reminder of the kind "answer questionnaire". */
export type Asker = "profile" | "reminder";

const pendingStatus = "EDD_PENDING";
export const reviewStatus = "EDD_UNDER_REVIEW";

/** Does the profile ask for the questionnaire? The flag alone does not, nor the status. */
export const isAskedByProfile = (
  profile: Pick<Profile, "eddQuestionnaire" | "kycStatus"> | null | undefined,
): boolean => profile?.eddQuestionnaire === true && profile.kycStatus === pendingStatus;

type Asking = Parameters<typeof isAskedByProfile>[0];

/** To whom an answer goes now; null where nothing is asked, or nothing is known. */
export function askerOf(profile: Asking, reminder: DueReminder | undefined): Asker | null {
  if (isAskedByProfile(profile)) return "profile";
  return reminder === "questionnaire" ? "reminder" : null;
}
