import { stored } from "@/lib/core/browser-storage";

/** Why a session ended without the player's asking: it was over, or a call was not allowed. */
export type EndReason = "expired" | "refused";

/** Where a forced sign-out leaves its reason for the page it leads to. */
export const endReason = stored<EndReason>({
  key: "session-ended",
  area: "session",
  version: 1,
  parse: (value) => (value === "expired" || value === "refused" ? value : null),
  migrate: (value) => value,
});
