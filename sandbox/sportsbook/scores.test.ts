import { describe, expect, test } from "vitest";
import { events, findOutcome, momentOf } from "./events";
import { scoreOf } from "./scores";

const start = Date.UTC(2026, 10, 27);
// Each minute of the clock of a match, of which fifteen pass in one.
const minutes = Array.from({ length: 400 }, (_, at) => new Date(start + at * 4_000));
const matches = events.filter(({ sides }) => sides.length > 0);

describe.each(matches.map((event) => [event.id, event] as const))("%s", (_, event) => {
  test("has a score while it runs, and none before", () => {
    for (const now of minutes) expect(scoreOf(event, now) !== null).toBe(momentOf(event, now).state === "running");
  });

  test("begins at nothing and never loses a point", () => {
    let before = { round: -1, points: 0 };
    for (const now of minutes) {
      const score = scoreOf(event, now);
      if (!score) continue;
      const { round, minutes: played } = momentOf(event, now);
      const points = [...score.home, ...score.away].reduce((sum, each) => sum + each, 0);
      if (played === 0) expect(points).toBe(0);
      if (before.round === round) expect(points).toBeGreaterThanOrEqual(before.points);
      before = { round, points };
    }
  });
});

test("goals are scored, and each round of a match goes another way", () => {
  const ends = matches.flatMap((event) =>
    minutes.filter((now) => momentOf(event, now).minutes === event.length - 1).map((now) => scoreOf(event, now)),
  );
  expect(new Set(ends.map((score) => JSON.stringify(score))).size).toBeGreaterThan(matches.length);
});

test("a set of tennis ends at six games with two ahead, or at seven, and another follows", () => {
  const tennis = matches.filter(({ category }) => category === "tennis");
  const sets = tennis.flatMap((event) =>
    minutes.flatMap((now) => {
      const { home = [], away = [] } = scoreOf(event, now) ?? {};
      return home
        .slice(0, -1)
        .map((games, at) => [games, away[at] ?? Number.NaN].toSorted((one, other) => other - one));
    }),
  );
  expect(sets.length).toBeGreaterThan(10);
  for (const [most = 0, least = 0] of sets) {
    if (most === 6) expect(least).toBeLessThan(5);
    else expect([most, least > 4]).toEqual([7, true]);
  }
});

describe("the choices of an event", () => {
  test.each(events.map((event) => [event.id, event] as const))("%s has no two with one id", (_, event) => {
    const ids = event.markets.flatMap(({ outcomes }) => outcomes.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(event.markets.length).toBeGreaterThan(1);
    for (const id of ids) expect(findOutcome(event, id)?.outcome.id).toBe(id);
    expect(findOutcome(event, "nobody")).toBeNull();
  });

  test.each(events.map((event) => [event.id, event] as const))(
    "%s: the house keeps a part of each market",
    (_, event) => {
      for (const { kind, outcomes } of event.markets) {
        const share = outcomes.reduce((sum, { odds }) => sum + 100 / odds, 0);
        const winners = kind === "firstTwo" ? 2 : 1;
        expect(share / winners).toBeGreaterThan(1);
        expect(share / winners).toBeLessThan(1.25);
      }
    },
  );
});
