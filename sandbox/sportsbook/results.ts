import { chanceOf } from "./chance";
import type { BetLeg } from "./db-schema";
import { events, momentOf, type Outcome, runAt, type SportsEvent } from "./events";
import { finalScore, winnerOf } from "./scores";

/** How a leg of a bet ends and when: both belong to the run of its event, so it is the same for everybody who bets on that run. */
export function endOf(event: SportsEvent, outcome: string, now: Date): { result: "WON" | "LOST"; settlesAt: Date } {
  const { round, endsAt } = runAt(event, now);
  return { result: wins(event, round, outcome) ? "WON" : "LOST", settlesAt: endsAt };
}

function wins(event: SportsEvent, round: number, outcome: string): boolean {
  if (event.sides.length === 0) {
    const first = placesOf(event, round).slice(0, outcome.startsWith("two-") ? 2 : 1);
    return first.some(({ id }) => id === outcome.replace("two-", ""));
  }
  const score = finalScore(event, round);
  const [home = 0] = score.home;
  const [away = 0] = score.away;
  const line = event.markets.find(({ kind }) => kind === "goals")?.line ?? 0;
  const isOver = (home + away) * 10 > line;
  const further: Record<string, boolean> = {
    over: isOver,
    under: !isOver,
    yes: home > 0 && away > 0,
    no: home === 0 || away === 0,
    "set-home": home > away,
    "set-away": away > home,
  };
  return further[outcome] ?? winnerOf(event, score) === outcome;
}

/** The runners of a race in the order in which they finish. Short odds are often in front. */
export function placesOf(event: SportsEvent, round: number): Outcome[] {
  const [{ outcomes }] = event.markets;
  const time = ({ id, odds }: Outcome) => -Math.log(1 - chanceOf(event, round, `runner ${id}`)) * odds;
  return outcomes.toSorted((one, other) => time(one) - time(other));
}

/** The newest race of an event that is over. */
export function lastPlaces(event: SportsEvent, now = new Date()): Outcome[] {
  const { state, round } = momentOf(event, now);
  return placesOf(event, state === "running" ? round - 1 : round);
}

/** How far each runner of a race that runs is, in hundredths of its way: at the end they are as far apart as they finish. */
export function waysOf(event: SportsEvent, now = new Date()): Map<string, number> {
  const { round, startsAt, endsAt } = runAt(event, now);
  const part = (now.getTime() - startsAt.getTime()) / (endsAt.getTime() - startsAt.getTime());
  return new Map(
    placesOf(event, round).map(({ id }, place) => {
      const lead = 12 * chanceOf(event, round, `lead ${id}`) * Math.sin(part * Math.PI);
      return [id, Math.max(2, Math.min(100, Math.round(part * (100 - place * 9) + lead)))];
    }),
  );
}

/** What came out where a leg was settled by the end of its event: "2–1", "6–4 6–3", a race's runners. Null: not, or not yet. */
export function resultText({ eventId, settlesAt }: BetLeg, now = new Date()): string | null {
  const event = events.find(({ id }) => id === eventId);
  if (!event || settlesAt > now) return null;
  const { round, endsAt } = runAt(event, new Date(settlesAt.getTime() - 1));
  if (endsAt.getTime() !== settlesAt.getTime()) return null;
  if (event.sides.length === 0)
    return placesOf(event, round)
      .map(({ name }, at) => `${at + 1}. ${(name ?? "").replace(/^\d+ /, "")}`)
      .join(", ");
  const { home, away } = finalScore(event, round);
  return home.map((points, at) => `${points}–${away[at]}`).join(" ");
}
