import { describe, expect, test } from "vitest";
import { events, momentOf, runAt } from "./events";
import { endOf, lastPlaces, placesOf, resultText, waysOf } from "./results";
import { finalScore, scoreOf, winnerOf } from "./scores";

const start = Date.UTC(2026, 10, 27);
const all = events.map((event) => [event.id, event] as const);
const matches = all.filter(([, { sides }]) => sides.length > 0);
const races = all.filter(([, { sides }]) => sides.length === 0);
const legOf = (eventId: string, settlesAt: Date) =>
  ({ eventId, settlesAt, betId: "b", position: 0, outcome: "home", odds: 185, result: "WON" }) as const;

test.each(all)("%s: whoever bets on a run, at its beginning or late, has the same end at the same time", (_, event) => {
  const { startsAt, endsAt } = runAt(event, new Date(start));
  const ends = [startsAt.getTime() - 1_000, startsAt.getTime(), endsAt.getTime() - 1].map((at) =>
    event.markets.flatMap(({ outcomes }) => outcomes.map(({ id }) => endOf(event, id, new Date(at)))),
  );
  expect(ends[1]).toEqual(ends[0]);
  expect(ends[2]).toEqual(ends[0]);
  expect(ends[0]?.[0]?.settlesAt).toEqual(endsAt);
});

test.each(all)("%s: of each market as many choices win as can", (_, event) => {
  for (const { kind, outcomes } of event.markets) {
    const won = outcomes.filter(({ id }) => endOf(event, id, new Date(start)).result === "WON");
    expect(won.length).toBe(kind === "firstTwo" ? 2 : 1);
  }
});

describe.each(matches)("%s", (_, event) => {
  const { round, startsAt, endsAt } = runAt(event, new Date(start));

  test("ends with a score that those who watch it see, and its bets say", () => {
    const last = scoreOf(event, new Date(endsAt.getTime() - 1)) ?? expect.fail();
    const final = finalScore(event, round);
    const points = ({ home, away }: typeof final) => [...home, ...away].reduce((sum, each) => sum + each, 0);
    expect(points(final) - points(last)).toBeLessThan(3);
    expect(winnerOf(event, final)).not.toBeNull();
    const text = resultText(legOf(event.id, endsAt), endsAt);
    expect(text?.split(" ")[0]).toBe(`${final.home[0]}–${final.away[0]}`);
  });

  test("says no result before it, and none of a bet that something else has settled", () => {
    expect(resultText(legOf(event.id, endsAt), startsAt)).toBeNull();
    expect(resultText(legOf(event.id, new Date(endsAt.getTime() - 1)), endsAt)).toBeNull();
  });
});

test("who wins is as likely as the odds say", () => {
  const [, favourite] = matches.find(([id]) => id === "atla-ntico-serra-azul") ?? expect.fail();
  const wins = Array.from({ length: 200 }, (_, round) => winnerOf(favourite, finalScore(favourite, round)));
  expect(wins.filter((each) => each === "home").length).toBeGreaterThan(85);
  expect(wins.filter((each) => each === "away").length).toBeLessThan(70);
});

test.each(races)("%s: runners come in as they run, and the last race is told while the next is awaited", (_, event) => {
  const { round, startsAt, endsAt } = runAt(event, new Date(start));
  const ways = waysOf(event, new Date(endsAt.getTime() - 1));
  const order = [...ways].sort(([, one], [, other]) => other - one).map(([id]) => id);
  expect(order).toEqual(placesOf(event, round).map(({ id }) => id));
  expect(Math.max(...waysOf(event, startsAt).values())).toBe(2);
  expect(momentOf(event, endsAt).state).toBe("coming");
  expect(lastPlaces(event, endsAt)).toEqual(placesOf(event, round));
});
