/** The products that a bonus may be for. */
export const verticals = ["CASINO", "LIVE_CASINO", "SPORTS"] as const;
export type Vertical = (typeof verticals)[number];
