import { seededRandom } from "../../core/random";
import { ownPlayers } from "../live/company";
import type { SeatedPlayer } from "../responses";
import { betsMs, type TableRound } from "./clock";
import { numbersOf, type Spot, spots } from "./wheel";

/** What each of a table's own players likes to bet on, by how many numbers it covers. */
const habits: readonly (readonly number[])[] = [[1, 1, 2], [18], [2, 4, 4], [12, 12, 6], [1, 18, 3]];

/** The table's own players in a round, with chips of no amount: the same for everybody who looks. */
export function companyAt(
  game: string,
  { id, closesAtMs }: Pick<TableRound, "id" | "closesAtMs">,
  places: { seats: number; taken: number },
): SeatedPlayer[] {
  return ownPlayers(game, places).map((name, at) => {
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
