/** For which games a bonus is; another value of the platform is not named. */
const verticals = { CASINO: "casino", LIVE_CASINO: "live-casino", SPORTS: "sports" } as const;
export type Vertical = (typeof verticals)[keyof typeof verticals];

/** What a name of the platform stands for; null for one that is not known. */
export const named = <T>(names: Readonly<Record<string, T>>, name: string | null | undefined): T | null =>
  Object.entries(names).find(([each]) => each === name)?.[1] ?? null;

export const verticalOf = (name: string | null | undefined): Vertical | null => named(verticals, name);
