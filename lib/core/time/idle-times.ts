/** The specified session constant, in seconds. */
export const sessionSeconds = 1_800;

/** When whoever does nothing is logged out, and how often that is looked at: a tenth of it (specification "Limits and timings"). */
export const defaultIdle = { logoutMs: sessionSeconds * 1_000, checkMs: sessionSeconds * 100 } as const;
