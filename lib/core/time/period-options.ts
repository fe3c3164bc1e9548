/** The short periods that are offered wherever one is chosen, in hours: time-outs, the history, the highest wins (CONST-004). */
export const periodHours = [24, 72] as const;

type PeriodOption = `${(typeof periodHours)[number]}h`;

/** The same as the platform's calls name them. */
export const periodOptions: readonly PeriodOption[] = periodHours.map((hours) => `${hours}h` as const);
