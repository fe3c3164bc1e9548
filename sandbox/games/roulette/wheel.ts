import type { Bets } from "../live/bets";

/** The numbers in their order on a European wheel. */
export const wheel: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

export const pockets = wheel.length;

/** The colour of a number: every other pocket of the wheel is red. */
export const colourOf = (number: number): "green" | "red" | "black" =>
  number === 0 ? "green" : wheel.indexOf(number) % 2 === 1 ? "red" : "black";

/** Of the bets on a part of the table: which numbers they cover. No bet of these covers zero. */
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

/** A line or corner between numbers that lie side by side: "17-20", "0-1-2-3". */
export type Line = `${number}-${string}`;

/** What a chip may lie on: a number, a line or corner between numbers, or a group of numbers. */
export type Spot = `${number}` | Line | Group;

/** The numbers of every split, street, corner and six line. */
function adjacent(): number[][] {
  const found = [
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 1, 2],
    [0, 2, 3],
    [0, 1, 2, 3],
  ];
  for (let low = 1; low <= 34; low += 3) {
    const [middle, high] = [low + 1, low + 2];
    found.push([low, middle], [middle, high], [low, middle, high]);
    if (high === 36) continue;
    for (const number of [low, middle, high]) found.push([number, number + 3]);
    for (const number of [low, middle]) found.push([number, number + 1, number + 3, number + 4]);
    found.push([low, middle, high, low + 3, middle + 3, high + 3]);
  }
  return found;
}

const lineCovers = adjacent().map((numbers): [Line, number[]] => [numbers.join("-") as Line, numbers]);

const covers: ReadonlyMap<string, readonly number[]> = new Map<string, number[]>([
  ...wheel.map((number): [string, number[]] => [`${number}`, [number]]),
  ...Object.entries(groups).map(([name, isIn]): [string, number[]] => [
    name,
    wheel.filter((number) => number !== 0 && isIn(number)),
  ]),
  ...lineCovers,
]);

export const groupNames = Object.keys(groups) as Group[];
export const lineNames: readonly Line[] = lineCovers.map(([name]) => name);
export const spots = [...covers.keys()] as Spot[];

export const isLine = (spot: Spot): spot is Line => spot.includes("-");

/** The numbers that a chip on the spot wins with. */
export const numbersOf = (spot: Spot): readonly number[] => covers.get(spot) ?? [];

export const betCovers = (spot: Spot, number: number): boolean => numbersOf(spot).includes(number);

/** The return of a winning chip, itself included: 36 for one number, 18 for two, down to 2 for half of the table. */
export const returnOf = (spot: Spot): number => 36 / numbersOf(spot).length;

export function winOf(bets: Bets, number: number): number {
  return spots.reduce((sum, spot) => sum + (betCovers(spot, number) ? (bets[spot] ?? 0) * returnOf(spot) : 0), 0);
}
