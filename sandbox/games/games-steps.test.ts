import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { checkLedger, playerEntries } from "../platform/wallet/audit";
import { sessions } from "./db-schema";
import { app, balanceOf, newKey, newPlayer, open, opened, send, serveGames, settle, wallet } from "./games-fixture";
import { mostOpened, payMinor } from "./mines/mines";
import type { Outcome, RoundResponse } from "./responses";
import { createRounds } from "./rounds/rounds";
import type { Position, Steps } from "./rounds/steps";

type Round = RoundResponse<"mines">;

serveGames();

async function begin(session: string, bet = 3, key = newKey()): Promise<Round> {
  const response = await send("POST", "/api/spin", session, { key, stakeMinor: 100, bet });
  expect(response.status).toBe(200);
  return (await response.json()).round;
}
const call = (session: string, { id, step }: Pick<Round, "id" | "step">, move: string) =>
  send("POST", "/api/move", session, { roundId: id, step, move });
async function move(session: string, round: Round, move: string): Promise<Round> {
  const response = await call(session, round, move);
  expect(response.status).toBe(200);
  return (await response.json()).round;
}

/** A round in which a field without a mine was opened: others are played and lost before. */
async function openGem(session: string, bet = 3): Promise<{ round: Round; lost: number }> {
  for (let lost = 0; ; lost++) {
    const round = await move(session, await begin(session, bet), "open:12");
    if (!round.isDecided) return { round, lost };
    await settle(session, round.id);
  }
}

describe("a round of mines", () => {
  test("tells nothing of its board before it is over", async () => {
    const { session } = await open(await newPlayer(100_000), {}, "quarry");
    const begun = await begin(session);
    expect(begun).toMatchObject({ bet: 3, opened: [], mines: null, winMinor: 0, step: 0, isDecided: false });
    expect(Object.keys(begun).sort()).toEqual(
      ["balanceMinor", "bet", "id", "isDecided", "mines", "opened", "stakeMinor", "step", "winMinor"].sort(),
    );
  });

  test("pays what is opened, once, and ledger and rounds have the same sum", async () => {
    const playerId = await newPlayer(100_000);
    const { session } = await open(playerId, {}, "quarry");
    const { round, lost } = await openGem(session);
    const early = await settle(session, round.id);
    expect([early.status, await early.json()]).toEqual([404, { code: "unknown-round" }]);
    const paid = await move(session, round, "cash");
    expect(paid).toMatchObject({ isDecided: true, winMinor: payMinor(3, 1, 100), opened: [12] });
    expect(paid.mines).toHaveLength(3);
    expect(paid.mines).not.toContain(12);
    const balanceMinor = 100_000 - 100 * (lost + 1) + paid.winMinor;
    for (let time = 0; time < 3; time++)
      expect(await (await settle(session, round.id)).json()).toEqual({ winMinor: paid.winMinor, balanceMinor });
    expect(await balanceOf(playerId)).toBe(balanceMinor);
    const entries = await playerEntries(opened.db, playerId);
    expect(entries.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)).toBe(balanceMinor);
    const rounds: { stakeMinor: number; winMinor: number }[] = await (
      await app.request(`/players/${playerId}/rounds`)
    ).json();
    expect(rounds.reduce((sum, each) => sum + each.winMinor - each.stakeMinor, 100_000)).toBe(balanceMinor);
    expect(await checkLedger(opened.db)).toMatchObject({ sound: true });
  });

  test("goes on in a later session with the same board", async () => {
    const playerId = await newPlayer(100_000);
    const first = await open(playerId, {}, "quarry");
    const { round } = await openGem(first.session, 1);
    const second = await open(playerId, {}, "quarry");
    expect(second.round).toEqual(round);
    expect(second.round).toMatchObject({ mines: null, opened: [12], isDecided: false });
    const another = await send("POST", "/api/spin", second.session, { key: newKey(), stakeMinor: 100, bet: 1 });
    expect(await another.json()).toMatchObject({ code: "round-open", round: { id: round.id } });
    const paid = await move(second.session, round, "cash");
    await settle(second.session, paid.id);
    // The move and the payment arrive again, from the page that was closed.
    expect(await move(first.session, round, "open:3")).toMatchObject({ isDecided: true, opened: [12] });
    expect(await (await settle(first.session, paid.id)).json()).toMatchObject({ winMinor: paid.winMinor });
    expect((await open(playerId, {}, "quarry")).round).toBeNull();
  });

  test("takes a move once, however often and at whatever moment it arrives", async () => {
    const { session } = await open(await newPlayer(100_000), {}, "quarry");
    const begun = await begin(session, 1);
    const moves = await Promise.all([0, 1, 2, 3].map((field) => move(session, begun, `open:${field}`)));
    const after = await move(session, begun, "open:9");
    expect(new Set([...moves, after].map((each) => each.opened.join())).size).toBe(1);
    expect(after).toMatchObject({ step: 1 });
    expect(after.opened).toHaveLength(1);
  });

  test("refuses what is no move, and rounds of others", async () => {
    const { session } = await open(await newPlayer(100_000), {}, "quarry");
    const other = await open(await newPlayer(100_000), {}, "quarry");
    const begun = await begin(session);
    for (const [of, what, status, code] of [
      [session, "cash", 400, "bad-bet"],
      [session, "open:25", 400, "bad-bet"],
      [other.session, "open:1", 404, "unknown-round"],
    ] as const) {
      const response = await call(of, begun, what);
      expect([response.status, await response.json()]).toEqual([status, { code }]);
    }
  });

  test("moves play money alone in a demo", async () => {
    const before = await checkLedger(opened.db);
    const { session, balanceMinor } = await open(null, {}, "quarry");
    const { round, lost } = await openGem(session, 1);
    const paid = await move(session, round, "cash");
    expect(await (await settle(session, paid.id)).json()).toEqual({
      winMinor: payMinor(1, 1, 100),
      balanceMinor: balanceMinor - 100 * (lost + 1) + payMinor(1, 1, 100),
    });
    expect(await checkLedger(opened.db)).toEqual(before);
  });

  test("is paid at once after the last field that may be opened", async () => {
    const { session } = await open(await newPlayer(1_000_000), {}, "quarry");
    expect(mostOpened(24)).toBe(1);
    const end = await move(session, await begin(session, 24), "open:0");
    expect(end.isDecided).toBe(true);
    expect(end.winMinor).toBe(end.mines?.includes(0) ? 0 : payMinor(24, 1, 100));
  });
});

describe("a move that stakes more", () => {
  const at = (winMinor: number, state: string | null, moreMinor = 0): Position =>
    ({ outcome: { bet: 1, opened: [], mines: null, winMinor }, state, moreMinor }) as Position;
  const steps: Steps = {
    begin: () => at(0, "first"),
    move: (_, move, stakeMinor) => (move === "double" ? at(400, null, stakeMinor) : null),
  };
  const game = { play: (): Outcome | null => null, hasJackpot: false, kind: "mines", steps } as const;

  async function start(balance: number) {
    const playerId = await newPlayer(balance);
    const { session } = await open(playerId, {}, "quarry");
    const [row] = await opened.db.select().from(sessions).where(eq(sessions.id, session));
    if (!row) throw new Error("The session is not there.");
    const rounds = createRounds(opened.db, wallet);
    const begun = await rounds.play(row, game, { key: newKey(), stakeMinor: 100, bet: 1 });
    if (!begun.ok) throw new Error(begun.problem);
    return { playerId, row, rounds, doubling: { roundId: begun.round.id, step: 0, move: "double" } };
  }

  test("takes it once, in the ledger too", async () => {
    const { playerId, row, rounds, doubling } = await start(1_000);
    for (let time = 0; time < 2; time++)
      expect(await rounds.move(row, game, doubling)).toMatchObject({
        ok: true,
        round: { stakeMinor: 200, winMinor: 400 },
        balanceMinor: 800,
      });
    expect(await rounds.settle(row, doubling.roundId)).toMatchObject({ balanceMinor: 1_200 });
    expect(await balanceOf(playerId)).toBe(1_200);
    expect(await checkLedger(opened.db)).toMatchObject({ sound: true });
  });

  test("is refused without enough money, and the round waits on", async () => {
    const { playerId, row, rounds, doubling } = await start(150);
    expect(await rounds.move(row, game, doubling)).toEqual({ ok: false, problem: "not-enough-funds" });
    expect(await rounds.findOpen(row)).toMatchObject({ round: { stakeMinor: 100, winMinor: 0 } });
    expect(await balanceOf(playerId)).toBe(50);
  });
});
