export const legResults = ["WON", "LOST", "VOID"] as const;
export type LegResult = (typeof legResults)[number];

/** What may be on one slip: more would pay more than an amount of the ledger holds. */
export const mostLegs = 6;

interface SettledLeg {
  /** In hundredths. */
  odds: number;
  result: LegResult;
}

/**
 * What a bet pays: its stake times the odds of all its legs, rounded down to the minor unit. One that is lost leaves nothing; a void one
 * counts as if it had odds of 1, so a bet whose legs are all void pays its stake back.
 */
export function returnOf(stakeMinor: number, legs: readonly SettledLeg[]): number {
  if (legs.some(({ result }) => result === "LOST")) return 0;
  const won = legs.filter(({ result }) => result === "WON");
  const product = won.reduce((sum, { odds }) => sum * BigInt(odds), BigInt(stakeMinor));
  return Number(product / 100n ** BigInt(won.length));
}

/** The odds of a whole bet in hundredths, rounded down. */
export const combinedOdds = (odds: readonly number[]): number =>
  returnOf(
    100,
    odds.map((each) => ({ odds: each, result: "WON" })),
  );
