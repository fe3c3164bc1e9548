import { createHash } from "node:crypto";
import { momentOf, type SportsEvent } from "./events";

/** The points of both sides: one figure each, or one for each set. */
export interface Score {
  home: readonly number[];
  away: readonly number[];
}

/** How often a side scores in a match, on average. */
const averages: Partial<Record<SportsEvent["category"], number>> = { football: 1.4, "ice-hockey": 2.8 };
const minutesOfGame = 4;

/** The score of a match that runs: the same whenever one asks within a minute, and never less than before. Null: none, or not yet. */
export function scoreOf(event: SportsEvent, now = new Date()): Score | null {
  const { state, minutes, round } = momentOf(event, now);
  if (state !== "running" || event.sides.length === 0) return null;
  const chanceAt = (what: string) => {
    const hash = createHash("sha256").update(`${event.id} ${round} ${what}`).digest();
    return hash.readUInt32BE() / 2 ** 32;
  };
  if (event.category === "tennis")
    return setsOf(Math.floor(minutes / minutesOfGame), (game) => chanceAt(`game ${game}`));
  const perMinute = (averages[event.category] ?? 0) / event.length;
  const goals = (side: string) =>
    Array.from({ length: minutes }, (_, at) => at + 1).filter((at) => chanceAt(`${side} ${at}`) < perMinute).length;
  return { home: [goals("home")], away: [goals("away")] };
}

/** The games of each set: six with two ahead, or the seventh. Who serves mostly wins. */
function setsOf(games: number, chanceAt: (game: number) => number): Score {
  const sets: [number, number][] = [[0, 0]];
  for (let game = 0; game < games; game++) {
    let set = sets.at(-1) ?? [0, 0];
    if (isOver(set)) {
      set = [0, 0];
      sets.push(set);
    }
    const winner = (game % 2 === 0) === chanceAt(game) < 0.72 ? 0 : 1;
    set[winner] += 1;
  }
  return { home: sets.map(([home]) => home), away: sets.map(([, away]) => away) };
}

const isOver = ([one, other]: readonly [number, number]) =>
  Math.max(one, other) === 7 || (Math.max(one, other) === 6 && Math.abs(one - other) > 1);
