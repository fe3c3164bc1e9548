import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import type { Content } from "../../content/content";
import { opened, serveGames } from "../../games/games-fixture";
import { dealerOf } from "../../games/live/company";
import { roundOf } from "../../games/roulette/clock";
import { createDraws } from "../../games/roulette/draws";
import type { Call } from "../gate";
import { addLiveTables } from "./live-tables";

serveGames();

const table = (gameId: string, gameType: string) => ({ gameId, gameType, seats: 7, betLimits: [] });

test("the list names the dealer of each table and, of a roulette, the numbers that the table itself shows, also before anybody has sat down at it", async () => {
  const content = {
    query: () => [table("salon", "roulette"), table("opera", "roulette"), table("felt", "blackjack")],
  } as unknown as Content;
  const app = new Hono<Call>();
  addLiveTables(app, { db: opened.db, content });
  const read = async () => {
    const response = await app.request("/live/tables?partnerid=2092&providerKind=relax");
    expect(response.status).toBe(200);
    return (await response.json()) as { gameId: string; dealer: { name: string; languages: string[] } }[];
  };
  vi.useFakeTimers({ toFake: ["Date"], now: roundOf(1_000).resultAtMs - 1 });
  const draws = createDraws(opened.db);
  await draws.between("relax:salon", 997, 998);
  const [salon, opera, felt] = await read();
  // The ball of round 1,000 still runs.
  const numbersOf = async (game: string, to: number) =>
    (await draws.between(game, to - 4, to)).map(({ number }) => number);
  expect(salon).toMatchObject({ gameId: "salon", lastNumbers: await numbersOf("relax:salon", 999) });
  expect(opera).toMatchObject({ lastNumbers: await numbersOf("relax:opera", 999) });
  expect(felt).not.toHaveProperty("lastNumbers");
  expect([salon, felt].map((each) => each?.dealer.name)).toEqual(["relax:salon", "relax:felt"].map(dealerOf));
  expect(felt?.dealer.languages).toEqual(expect.arrayContaining(["en", "nb", "pt-BR", "fil"]));
  expect(felt).not.toHaveProperty("gameType");
  vi.setSystemTime(roundOf(1_000).resultAtMs);
  const [later] = await read();
  expect(later).toMatchObject({ lastNumbers: await numbersOf("relax:salon", 1_000) });
  vi.useRealTimers();
});
