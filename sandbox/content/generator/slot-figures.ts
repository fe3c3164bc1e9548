/** The highest wins that are usual, as multiples of the stake. */
export const maxWins = {
  low: [260, 500, 620, 750, 1000],
  medium: [1000, 1500, 2000, 2100, 2500, 4000, 5000],
  high: [5000, 6750, 7500, 10_000, 12_500, 15_000, 20_000],
} as const;

/** The published return of each kind but slots, in percent: the bet on the banker in baccarat, basic strategy in blackjack, every bet of instant games. */
export const returns = { baccarat: 98.94, blackjack: 99.03, dice: 99, mines: 97, plinko: 96.48 } as const;

/** The same with ways: each is what a screen full of the best symbol pays. */
export const maxWinsOfWays = {
  low: [2430, 2916],
  medium: [4860, 6075],
  high: [9720, 12_150, 14_580],
} as const;

/** Every slot of the game frames has ten lines, or a way for each choice of one row on each reel. */
export const slotLines = 10;
export const slotWays = 243;

/** The highest wins of instant games: the least target of dice, the outermost place of plinko, whole multiples of mines. */
export const instantMaxWins = { dice: 100, mines: 9007, plinko: 25.7 } as const;

/** The share of each bet that feeds a jackpot and comes back by it, in percent. */
export const jackpotPercent = 1.2;

/** Most slots return about 96 %, few less than 94: of a slot with a jackpot together with what comes back by it. */
export function slotReturn(random: () => number): number {
  const middle = (random() + random() + random()) / 3;
  return Math.round((94 + middle * 4) * 100) / 100;
}

/** New games are of the last six weeks; of the others more are of the last years than of the years before. */
export function releaseDay(isNew: boolean, random: () => number): string {
  const days = isNew ? 1 + random() * 44 : 46 + random() ** 1.6 * 3_600;
  return new Date(Date.UTC(2026, 0, 1) - Math.floor(days) * 86_400_000).toISOString().slice(0, 10);
}
