import { seededRandom } from "../../core/random";
import type { SeatedPlayer } from "../responses";
import { betsMs, type TableRound } from "./clock";
import { numbersOf, type Spot, spots } from "./wheel";

/** First names of a table's dealer and of its own players. */
const names = [
  "Aino",
  "Bruno",
  "Chiara",
  "Dario",
  "Elif",
  "Felix",
  "Greta",
  "Hugo",
  "Ines",
  "Jonas",
  "Kenji",
  "Lena",
  "Mika",
  "Nadia",
  "Oskar",
  "Paula",
  "Rafael",
  "Sofia",
  "Tomasz",
  "Vera",
];

/** What each of a table's own players likes to bet on, by how many numbers it covers. */
const habits: readonly (readonly number[])[] = [[1, 1, 2], [18], [2, 4, 4], [12, 12, 6], [1, 18, 3]];

const mostPlayers = 5;

function shuffled(game: string): readonly string[] {
  const random = seededRandom(`${game}:company`);
  return names
    .map((name) => ({ name, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ name }) => name);
}

export const dealerOf = (game: string): string => shuffled(game)[0] ?? "";

/** How many own players a table has: always the same, but they give up their seats to players of the site. */
const countAt = (game: string, seats: number, taken: number): number =>
  Math.max(0, Math.min(2 + Math.floor(seededRandom(`${game}:seats`)() * (mostPlayers - 1)), seats - taken));

/** The seats that are taken at a table where `taken` players of the site are. */
export const seatsWithCompany = (game: string, seats: number, taken: number): number =>
  taken + countAt(game, seats, taken);

/** The table's own players in a round, with chips of no amount: the same for everybody who looks. */
export function companyAt(
  game: string,
  { id, closesAtMs }: Pick<TableRound, "id" | "closesAtMs">,
  { seats, taken }: { seats: number; taken: number },
): SeatedPlayer[] {
  const present = shuffled(game).slice(1, 1 + countAt(game, seats, taken));
  return present.map((name, at) => {
    const random = seededRandom(`${game}:${id}:${name}`);
    // Now and then one waits for the next round.
    if (random() < 0.15) return { name, chips: [] };
    const liked = habits[at % habits.length] ?? [];
    const chips = liked.map((size) => ({ spot: pick(size, random), atMs: layTime(closesAtMs, random) }));
    return { name, chips };
  });
}

function pick(size: number, random: () => number): Spot {
  const fitting = spots.filter((spot) => numbersOf(spot).length === size);
  return fitting[Math.floor(random() * fitting.length)] ?? "0";
}

/** Not in the first moment, nor in the last. */
const layTime = (closesAtMs: number, random: () => number): number =>
  Math.round(closesAtMs - betsMs * (0.15 + 0.75 * random()));
