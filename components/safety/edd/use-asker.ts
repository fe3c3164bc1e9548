"use client";

import { type Asker, askerOf } from "@/lib/safety/edd/due";
import { dueReminderQuery } from "@/lib/safety/reality-check/queries";
import { profileQuery } from "@/lib/session/permissions/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";

/** Who asks the player of this tab for the questionnaire, if anybody does. */
export function useAsker(): Asker | null {
  const { data: profile } = usePlayerQuery(profileQuery);
  const { data: reminder } = usePlayerQuery(dueReminderQuery);
  return askerOf(profile, reminder);
}
