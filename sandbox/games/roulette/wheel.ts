/** The numbers in their order on a European wheel. */
export const wheel: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

export const pockets = wheel.length;

/** The colour of a number: every other pocket of the wheel is red. */
export const colourOf = (number: number): "green" | "red" | "black" =>
  number === 0 ? "green" : wheel.indexOf(number) % 2 === 1 ? "red" : "black";

/** Of the bets on more than one number: which they cover. No bet of these covers zero. */
const groups = {
  red: (number: number) => colourOf(number) === "red",
  black: (number: number) => colourOf(number) === "black",
  even: (number: number) => number % 2 === 0,
  odd: (number: number) => number % 2 === 1,
  half1: (number: number) => number <= 18,
  half2: (number: number) => number > 18,
  dozen1: (number: number) => number <= 12,
  dozen2: (number: number) => number > 12 && number <= 24,
  dozen3: (number: number) => number > 24,
  column1: (number: number) => number % 3 === 1,
  column2: (number: number) => number % 3 === 2,
  column3: (number: number) => number % 3 === 0,
} as const;
export type Group = keyof typeof groups;

/** A field of the table: a number, or a group of numbers. */
export type Spot = `${number}` | Group;

export const groupNames = Object.keys(groups) as Group[];
export const spots: readonly Spot[] = [...wheel.map((number): Spot => `${number}`), ...groupNames];

const isGroup = (spot: Spot): spot is Group => Object.hasOwn(groups, spot);

export function betCovers(spot: Spot, number: number): boolean {
  return isGroup(spot) ? number !== 0 && groups[spot](number) : spot === `${number}`;
}

/** The return of a winning chip, itself included: 36 for a number, 3 for a dozen or column, 2 for half of the table. */
export function returnOf(spot: Spot): number {
  return 36 / wheel.filter((number) => betCovers(spot, number)).length;
}

/** Chips by their field, in minor units. */
export type Bets = Readonly<Record<string, number>>;

export const stakeOf = (bets: Bets): number => Object.values(bets).reduce((sum, chip) => sum + chip, 0);

export function winOf(bets: Bets, number: number): number {
  return spots.reduce((sum, spot) => sum + (betCovers(spot, number) ? (bets[spot] ?? 0) * returnOf(spot) : 0), 0);
}
