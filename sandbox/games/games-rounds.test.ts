import { describe, expect, test } from "vitest";
import { writeLimit } from "../platform/safety/limits";
import { checkLedger, playerEntries } from "../platform/wallet/audit";
import {
  ageRounds,
  app,
  balanceOf,
  newKey,
  newPlayer,
  newTicket,
  open,
  opened,
  type RoundResponse,
  send,
  serveGames,
  settle,
  spin,
} from "./games-fixture";

serveGames();

describe("a round for money", () => {
  test("leaves ledger and rounds with the same sum", async () => {
    const playerId = await newPlayer(100_000);
    const { session } = await open(playerId);
    let expected = 100_000;
    for (let at = 0; at < 40; at++) {
      const round = await spin(session, 100);
      expect(round.balanceMinor).toBe(expected - 100);
      const settled = await (await settle(session, round.id)).json();
      expected += round.winMinor - 100;
      expect(settled).toEqual({ winMinor: round.winMinor, balanceMinor: expected });
    }
    const entries = await playerEntries(opened.db, playerId);
    const moved = entries.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
    const rounds: { stakeMinor: number; winMinor: number; settledAt: string | null }[] = await (
      await app.request(`/players/${playerId}/rounds`)
    ).json();
    expect(rounds).toHaveLength(40);
    expect(rounds.every(({ settledAt }) => settledAt !== null)).toBe(true);
    expect(rounds.reduce((sum, { stakeMinor, winMinor }) => sum + winMinor - stakeMinor, 100_000)).toBe(moved);
    expect(await balanceOf(playerId)).toBe(moved);
    expect(await checkLedger(opened.db)).toMatchObject({ sound: true });
  });

  test("begins once, however often and at whatever moment the call arrives", async () => {
    const playerId = await newPlayer(1_000);
    const { session } = await open(playerId);
    const key = newKey();
    const rounds = await Promise.all(Array.from({ length: 5 }, () => spin(session, 50, key)));
    const again = await spin(session, 50, key);
    expect(new Set([...rounds, again].map(({ id }) => id)).size).toBe(1);
    expect(new Set([...rounds, again].map(({ screen }) => JSON.stringify(screen))).size).toBe(1);
    expect(await balanceOf(playerId)).toBe(950);
  });

  test("is refused under a used key with another stake, and nothing is taken", async () => {
    const playerId = await newPlayer(1_000);
    const { session } = await open(playerId);
    const key = newKey();
    const [one, other] = await Promise.all(
      [50, 100].map((stakeMinor) => send("POST", "/api/spin", session, { key, stakeMinor })),
    );
    expect([one?.status, other?.status].sort()).toEqual([200, 422]);
    const stake = one?.status === 200 ? 50 : 100;
    const again = await send("POST", "/api/spin", session, { key, stakeMinor: 200 });
    expect([again.status, await again.json()]).toEqual([422, { code: "key-reused" }]);
    expect(await balanceOf(playerId)).toBe(1_000 - stake);
  });

  test("is the only one at a time: another one is refused, its stake not taken, and the open one shown", async () => {
    const playerId = await newPlayer(1_000);
    const { session } = await open(playerId);
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => send("POST", "/api/spin", session, { key: newKey(), stakeMinor: 50 })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const bodies: { code?: string; round: RoundResponse }[] = await Promise.all(
      responses.map((response) => response.json()),
    );
    expect(new Set(bodies.map(({ round }) => round.id)).size).toBe(1);
    expect(bodies.filter(({ code }) => code === "round-open")).toHaveLength(3);
    expect(await balanceOf(playerId)).toBe(950);
  });

  test("is found again in a later session with the same outcome, and paid once", async () => {
    const playerId = await newPlayer(1_000);
    const first = await open(playerId);
    const begun = await spin(first.session, 50);
    const second = await open(playerId);
    expect(second.round).toEqual(begun);
    expect(second.stakeMinor).toBe(50);
    expect(second.balanceMinor).toBe(950);
    const settled = await Promise.all(
      [first, second, second, first].map(async ({ session }) => (await settle(session, begun.id)).json()),
    );
    expect(settled).toEqual(Array(4).fill({ winMinor: begun.winMinor, balanceMinor: 950 + begun.winMinor }));
    expect((await open(playerId)).round).toBeNull();
    expect(await balanceOf(playerId)).toBe(950 + begun.winMinor);
  });

  test("is refused with a code when the balance is too low, and nothing is written", async () => {
    const playerId = await newPlayer(40);
    const { session } = await open(playerId);
    const response = await send("POST", "/api/spin", session, { key: newKey(), stakeMinor: 50 });
    expect([response.status, await response.json()]).toEqual([409, { code: "not-enough-funds" }]);
    expect(await (await app.request(`/players/${playerId}/rounds`)).json()).toEqual([]);
    expect(await balanceOf(playerId)).toBe(40);
  });

  test("is refused with a code beyond a spend limit, and begins below it", async () => {
    const playerId = await newPlayer(1_000);
    const limit = { valueMinor: 60n, pendingMinor: null, pendingAt: null, locked: false };
    await writeLimit(opened.db, playerId, "spend", "D", limit);
    const { session } = await open(playerId);
    const response = await send("POST", "/api/spin", session, { key: newKey(), stakeMinor: 100 });
    expect([response.status, await response.json()]).toEqual([409, { code: "limit-reached" }]);
    expect(await (await app.request(`/players/${playerId}/rounds`)).json()).toEqual([]);
    expect(await balanceOf(playerId)).toBe(1_000);
    await spin(session, 50);
    expect(await balanceOf(playerId)).toBe(950);
  });

  test("begins no sooner after the last than the site allows, in whatever session, and takes no stake before", async () => {
    const playerId = await newPlayer(1_000);
    const rules = { minimumRoundMs: 30_000 };
    const [one, other] = [await open(playerId, rules), await open(playerId, rules)];
    const startedMs = performance.now();
    const { id, winMinor } = await spin(one.session);
    const isOpen = await send("POST", "/api/spin", one.session, { key: newKey(), stakeMinor: 50 });
    expect(await isOpen.json()).toMatchObject({ code: "round-open" });
    await settle(one.session, id);
    for (const { session } of [one, other]) {
      const response = await send("POST", "/api/spin", session, { key: newKey(), stakeMinor: 50 });
      const { code, waitMs } = await response.json();
      expect([response.status, code]).toEqual([409, "too-soon"]);
      expect(waitMs).toBeGreaterThan(30_000 - (performance.now() - startedMs) - 1);
      expect(waitMs).toBeLessThanOrEqual(30_000);
    }
    expect(await balanceOf(playerId)).toBe(950 + winMinor);
    // Where nothing is asked, the game's own page keeps the time.
    await settle(one.session, (await spin((await open(playerId)).session)).id);
    await ageRounds(30_000);
    await spin(other.session);
  });

  test.each([
    ["neondrift", undefined, 0, 30_000],
    ["neondrift", undefined, 10_000, 30_000],
    ["neondrift", undefined, 50_000, 50_000],
    ["punto", "banker", 0, 40_000],
  ])(
    "of %s keeps the time of the platform's ticket, which the launch's address may raise and never lower",
    async (gameId, bet, asked, keptMs) => {
      const ticket = await newTicket(await newPlayer(1_000), gameId, { slotRoundMs: 30_000, tableRoundMs: 40_000 });
      const opening = { provider: "relax", ticket, minimumRoundMs: asked };
      const { session } = await (await send("POST", "/api/session", "", opening)).json();
      const play = () => send("POST", "/api/spin", session, { key: newKey(), stakeMinor: 100, bet });
      await settle(session, (await (await play()).json()).round.id);
      const { code, waitMs } = await (await play()).json();
      expect(code).toBe("too-soon");
      expect(waitMs).toBeGreaterThan(keptMs - 10_000);
      expect(waitMs).toBeLessThanOrEqual(keptMs);
    },
  );

  test("is refused to a player who may not play any more", async () => {
    const playerId = await newPlayer(1_000, { casino: false });
    const { session } = await open(playerId);
    const response = await send("POST", "/api/spin", session, { key: newKey(), stakeMinor: 50 });
    expect([response.status, await response.json()]).toEqual([401, { code: "closed" }]);
    expect(await balanceOf(playerId)).toBe(1_000);
  });

  test("of one player cannot be settled by another", async () => {
    const mine = await open(await newPlayer(1_000));
    const other = await open(await newPlayer(1_000));
    const round = await spin(mine.session);
    const response = await settle(other.session, round.id);
    expect([response.status, await response.json()]).toEqual([404, { code: "unknown-round" }]);
  });
});

test("a demo keeps the least time between two rounds too, and the longest that can be asked for is a minute", async () => {
  const { session } = await open(null, { minimumRoundMs: 60_000 });
  await settle(session, (await spin(session)).id);
  const response = await send("POST", "/api/spin", session, { key: newKey(), stakeMinor: 50 });
  expect(await response.json()).toMatchObject({ code: "too-soon" });
  const refused = { provider: "relax", ticket: await newTicket(null), minimumRoundMs: 60_001 };
  expect((await send("POST", "/api/session", "", refused)).status).toBe(400);
});

describe("a demo round", () => {
  test("moves play money only: the ledger does not change", async () => {
    const before = await checkLedger(opened.db);
    const { session, balanceMinor, mode } = await open(null);
    expect([mode, balanceMinor]).toEqual(["demo", 100_000]);
    let expected = balanceMinor;
    for (let at = 0; at < 20; at++) {
      const round = await spin(session, 200);
      expected += round.winMinor - 200;
      expect(await (await settle(session, round.id)).json()).toEqual({
        winMinor: round.winMinor,
        balanceMinor: expected,
      });
    }
    expect(await checkLedger(opened.db)).toEqual(before);
  });

  test("refills the demo balance on request, up to its start; a real balance is never filled", async () => {
    const demo = await open(null);
    const round = await spin(demo.session, 10_000);
    await settle(demo.session, round.id);
    const filled: { balanceMinor: number } = await (await send("POST", "/api/refill", demo.session, {})).json();
    expect(filled.balanceMinor).toBe(Math.max(100_000, 90_000 + round.winMinor));
    const real = await open(await newPlayer(100));
    expect((await send("POST", "/api/refill", real.session, {})).status).toBe(400);
  });
});
