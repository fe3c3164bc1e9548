import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { readJackpot } from "../platform/play/jackpots";
import { checkLedger, playerEntries } from "../platform/wallet/audit";
import { sessions } from "./db-schema";
import {
  app,
  balanceOf,
  newKey,
  newPlayer,
  noWin,
  open,
  opened,
  send,
  serveGames,
  settle,
  spin,
  wallet,
} from "./games-fixture";
import type { RoundResponse as AnyRound, Bet } from "./responses";
import { createRounds } from "./rounds/rounds";

serveGames();

describe.each<[gameId: string, kind: string, bet: Bet, other: Bet, wrong: Bet]>([
  ["punto", "baccarat", "banker", "tie", "bank"],
  ["ivory", "dice", 9_000, 99, 5_000],
  ["pegs", "plinko", "low", "high", "lower"],
])("a round of %s (%s)", (gameId, kind, bet, other, wrong) => {
  const play = (session: string, body: object) => send("POST", "/api/spin", session, { key: newKey(), bet, ...body });
  async function begin(session: string, body: object = { stakeMinor: 100 }): Promise<AnyRound> {
    const response = await play(session, body);
    expect(response.status).toBe(200);
    return (await response.json()).round;
  }

  test("leaves ledger and rounds with the same sum, and moves play money alone in a demo", async () => {
    const playerId = await newPlayer(100_000);
    const { session, ...rest } = await open(playerId, {}, gameId);
    expect(rest).toMatchObject({ kind, pays: null, mode: "real", balanceMinor: 100_000 });
    const demo = await open(null, {}, gameId);
    let [real, playMoney] = [100_000, demo.balanceMinor];
    const wins = new Set<boolean>();
    for (let at = 0; at < 15; at++) {
      const round = await begin(session);
      wins.add(round.winMinor > 0);
      real += round.winMinor - 100;
      expect(await (await settle(session, round.id)).json()).toEqual({ winMinor: round.winMinor, balanceMinor: real });
      const tried = await begin(demo.session);
      playMoney += tried.winMinor - 100;
      expect(await (await settle(demo.session, tried.id)).json()).toMatchObject({ balanceMinor: playMoney });
    }
    expect([...wins]).toContain(true);
    const entries = await playerEntries(opened.db, playerId);
    expect(entries.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)).toBe(real);
    expect(await balanceOf(playerId)).toBe(real);
    expect(await checkLedger(opened.db)).toMatchObject({ sound: true });
  });

  test("that was interrupted is found again in a later session with the same bet and outcome, and paid once", async () => {
    const playerId = await newPlayer(1_000);
    const first = await open(playerId, {}, gameId);
    const begun = await begin(first.session);
    const second = await open(playerId, {}, gameId);
    expect(second.round).toEqual(begun);
    expect(second.round).toMatchObject({ bet });
    for (const { session } of [second, first]) expect((await settle(session, begun.id)).status).toBe(200);
    expect((await open(playerId, {}, gameId)).round).toBeNull();
    expect(await balanceOf(playerId)).toBe(900 + begun.winMinor);
  });

  test("is the same however often its call arrives, and refused with another bet", async () => {
    const playerId = await newPlayer(1_000);
    const { session } = await open(playerId, {}, gameId);
    const body = { key: newKey(), stakeMinor: 100 };
    expect(await begin(session, body)).toEqual(await begin(session, body));
    const response = await play(session, { ...body, bet: other });
    expect([response.status, await response.json()]).toEqual([422, { code: "key-reused" }]);
    expect(await balanceOf(playerId)).toBe(900);
  });

  test("is refused beyond the limits, without enough money and with a bet that the game has not", async () => {
    const playerId = await newPlayer(150);
    const { session, stakesMinor } = await open(playerId, {}, gameId);
    const least = stakesMinor[0] ?? 0;
    const most = stakesMinor.at(-1) ?? 0;
    for (const [body, status, code] of [
      [{ stakeMinor: least / 2 }, 400, "bad-stake"],
      [{ stakeMinor: most * 10 }, 400, "bad-stake"],
      [{ stakeMinor: 200 }, 409, "not-enough-funds"],
      [{ stakeMinor: 100, bet: wrong }, 400, "bad-bet"],
      [{ stakeMinor: 100, bet: undefined }, 400, "bad-bet"],
      [{ stakeMinor: 100, bet: { on: bet } }, 400, "bad-request"],
    ] as const) {
      const response = await play(session, body);
      expect([response.status, await response.json()]).toEqual([status, { code }]);
    }
    expect(await (await app.request(`/players/${playerId}/rounds`)).json()).toEqual([]);
    expect(await balanceOf(playerId)).toBe(150);
  });
});

describe("a jackpot", () => {
  const held = () => readJackpot(opened.db, "pot", "EUR");
  const winNext = (playerId: string) => app.request(`/players/${playerId}/jackpot`, { method: "POST" });

  test("is paid to the player who wins it, into the ledger, and begins again", async () => {
    const playerId = await newPlayer(1_000);
    const { session, jackpotPercent } = await open(playerId, {}, "pot");
    expect(jackpotPercent).toBe(1.2);
    await winNext(playerId);
    const before = await held();
    const { id, winMinor, jackpotMinor = 0 } = await spin(session);
    expect(jackpotMinor).toBeGreaterThanOrEqual(before);
    expect(winMinor).toBeGreaterThanOrEqual(jackpotMinor);
    const anew = await held();
    expect(anew).toBeLessThan(before);
    for (let time = 0; time < 2; time++)
      expect(await (await settle(session, id)).json()).toEqual({ winMinor, balanceMinor: 950 + winMinor });
    const [paid] = await playerEntries(opened.db, playerId);
    expect(Math.round(Number(paid?.amount) * 100)).toBe(winMinor);
    expect(await checkLedger(opened.db)).toMatchObject({ sound: true });
    expect((await spin(session)).jackpotMinor).toBeUndefined();
    expect(await held()).toBeGreaterThanOrEqual(anew);
  });

  test("that two win at once is the whole for one and what has begun again for the other", async () => {
    const playerIds = [await newPlayer(1_000), await newPlayer(1_000)];
    const before = await held();
    const won = await Promise.all(
      playerIds.map(async (playerId) => {
        const { session } = await open(playerId, {}, "pot");
        await winNext(playerId);
        return (await spin(session)).jackpotMinor ?? 0;
      }),
    );
    expect(Math.max(...won)).toBeGreaterThanOrEqual(before);
    // It grows by at most 40 cents a second.
    expect(Math.abs(Math.min(...won) - (await held()))).toBeLessThan(2_000);
  });

  test("is won by the lowest draw alone, in a demo too, which pays play money and leaves it as it is", async () => {
    const [row] = await opened.db
      .select()
      .from(sessions)
      .where(eq(sessions.id, (await open(null, {}, "pot")).session));
    const pot = { play: () => ({ ...noWin }), hasJackpot: true };
    const attempt = (key: string) => ({ key, stakeMinor: 50, bet: undefined });
    if (!row) throw new Error("The session is not there.");
    const before = await held();
    const lucky = await createRounds(opened.db, wallet, () => 0).play(row, pot, attempt("lucky"));
    if (!lucky.ok) throw new Error(lucky.problem);
    expect(lucky.round.winMinor).toBeGreaterThanOrEqual(before);
    expect(await held()).toBeGreaterThanOrEqual(before);
    await createRounds(opened.db, wallet).settle(row, lucky.round.id);
    const unlucky = await createRounds(opened.db, wallet, (bound) => bound - 1).play(row, pot, attempt("unlucky"));
    expect(unlucky).toMatchObject({ ok: true, round: { winMinor: 0, outcome: noWin } });
    const without = await createRounds(opened.db, wallet, () => 0);
    if (unlucky.ok) await without.settle(row, unlucky.round.id);
    const none = await without.play(row, { ...pot, hasJackpot: false }, attempt("without"));
    expect(none).toMatchObject({ ok: true, round: { winMinor: 0 } });
  });
});
