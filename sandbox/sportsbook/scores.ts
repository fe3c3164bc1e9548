import { chanceOf } from "./chance";
import { momentOf, type SportsEvent } from "./events";

/** The points of both sides: one figure each, or one for each set. */
export interface Score {
  home: readonly number[];
  away: readonly number[];
}

type Winner = "home" | "draw" | "away" | null;

/** How often a side scores in a match, on average. */
const averages: Partial<Record<SportsEvent["category"], number>> = { football: 1.4, "ice-hockey": 2.8 };
const minutesOfGame = 4;
const mostAttempts = 2_000;

/** The score of a match that runs: the same whenever one asks within a minute, and never less than before. Null: none, or not yet. */
export function scoreOf(event: SportsEvent, now = new Date()): Score | null {
  const { state, minutes, round } = momentOf(event, now);
  return state === "running" && event.sides.length > 0 ? scoreAfter(event, round, minutes) : null;
}

/** How a run of a match ends. */
export const finalScore = (event: SportsEvent, round: number): Score => scoreAfter(event, round, event.length);

/** Who wins by a score; null: a match of tennis that is not over. */
export function winnerOf({ category }: SportsEvent, { home, away }: Score): Winner {
  if (category === "tennis") return sides.find((side) => setsWonBy(side, { home, away }) === 2) ?? null;
  const [ours = 0] = home;
  const [theirs = 0] = away;
  return ours === theirs ? "draw" : ours > theirs ? "home" : "away";
}

const sides = ["home", "away"] as const;

function scoreAfter(event: SportsEvent, round: number, minutes: number): Score {
  return played(event, round, courseOf(event, round), minutes);
}

/** The course that was found last for each event, which is asked for again and again. */
const found = new Map<string, { round: number; course: number }>();

/** Who wins is drawn by the odds; of all courses that a match may take, the first one that ends so is the match. */
function courseOf(event: SportsEvent, round: number): number {
  const known = found.get(event.id);
  if (known?.round === round) return known.course;
  const winner = drawWinner(event, round);
  let course = 0;
  while (course < mostAttempts && winnerOf(event, played(event, round, course, event.length)) !== winner) course++;
  found.set(event.id, { round, course });
  return course;
}

function drawWinner(event: SportsEvent, round: number): string | undefined {
  const [{ outcomes }] = event.markets;
  let left = chanceOf(event, round, "winner") * outcomes.reduce((sum, { odds }) => sum + 1 / odds, 0);
  return outcomes.find(({ odds }) => {
    left -= 1 / odds;
    return left < 0;
  })?.id;
}

function played(event: SportsEvent, round: number, course: number, minutes: number): Score {
  const chanceAt = (what: string) => chanceOf(event, round, `${course} ${what}`);
  if (event.category === "tennis")
    return setsOf(Math.floor(minutes / minutesOfGame), (game) => chanceAt(`game ${game}`));
  const perMinute = (averages[event.category] ?? 0) / event.length;
  const goals = (side: string) =>
    Array.from({ length: minutes }, (_, at) => at + 1).filter((at) => chanceAt(`${side} ${at}`) < perMinute).length;
  return { home: [goals("home")], away: [goals("away")] };
}

/** The games of each set: six with two ahead, or the seventh; two sets win. Who serves mostly wins. */
function setsOf(games: number, chanceAt: (game: number) => number): Score {
  const sets: [number, number][] = [[0, 0]];
  for (let game = 0; game < games; game++) {
    let set = sets.at(-1) ?? [0, 0];
    if (isOver(set)) {
      const wins = sets.filter(([home, away]) => home > away).length;
      if (wins === 2 || sets.length - wins === 2) break;
      set = [0, 0];
      sets.push(set);
    }
    const winner = (game % 2 === 0) === chanceAt(game) < 0.72 ? 0 : 1;
    set[winner] += 1;
  }
  return { home: sets.map(([home]) => home), away: sets.map(([, away]) => away) };
}

function setsWonBy(side: "home" | "away", { home, away }: Score): number {
  const [own, other] = side === "home" ? [home, away] : [away, home];
  return own.filter((games, at) => games > (other[at] ?? 0) && isOver([games, other[at] ?? 0])).length;
}

const isOver = ([one, other]: readonly [number, number]) =>
  Math.max(one, other) === 7 || (Math.max(one, other) === 6 && Math.abs(one - other) > 1);
