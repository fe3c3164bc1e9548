import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { rounds } from "../../games/db-schema";
import { newPlayer, open, opened, serveGames, settle, spin } from "../../games/games-fixture";
import { readWaitingRounds } from "./rounds";

serveGames();

test("a spin that nobody saw end waits for its player after a minute, and no longer once it is settled", async () => {
  const playerId = await newPlayer(10_000);
  const { session } = await open(playerId);
  const { id } = await spin(session, 50);
  expect(await readWaitingRounds(opened.db, playerId)).toEqual([]);
  const startedAt = new Date(Date.now() - 61_000);
  await opened.db.update(rounds).set({ startedAt }).where(eq(rounds.id, id));
  expect(await readWaitingRounds(opened.db, playerId)).toEqual([
    {
      ...{ roundId: id, gameId: "neondrift", category: "casino", stake: "0.50", currency: "EUR" },
      startedAt: startedAt.toISOString(),
    },
  ]);
  await settle(session, id);
  expect(await readWaitingRounds(opened.db, playerId)).toEqual([]);
});

test("a demo's rounds wait for nobody", async () => {
  const { session } = await open(null);
  const { id } = await spin(session, 50);
  const startedAt = new Date(Date.now() - 61_000);
  const [round] = await opened.db.update(rounds).set({ startedAt }).where(eq(rounds.id, id)).returning();
  expect(round?.settledAt).toBeNull();
  expect(await readWaitingRounds(opened.db, round?.holder ?? "")).toEqual([]);
});
