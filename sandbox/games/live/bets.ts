/** Chips by their spot, in minor units. */
export type Bets = Readonly<Record<string, number>>;

export const stakeOf = (bets: Bets): number => Object.values(bets).reduce((sum, chip) => sum + chip, 0);

export function addBets(one: Bets, other: Bets): Bets {
  const sum: Record<string, number> = { ...one };
  for (const [spot, chip] of Object.entries(other)) sum[spot] = (sum[spot] ?? 0) + chip;
  return sum;
}
