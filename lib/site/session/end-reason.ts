/** Why a session ended without the player's asking: it was over, or a call was not allowed. */
export type EndReason = "expired" | "refused";

/** Where a forced sign-out leaves its reason for the page it leads to, in session storage. */
export const endedKey = "session-ended";
