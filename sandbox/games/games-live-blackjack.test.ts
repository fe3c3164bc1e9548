import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { seededRandom } from "../core/random";
import { writeLimit } from "../platform/safety/limits";
import { checkLedger } from "../platform/wallet/audit";
import { rounds } from "./db-schema";
import { app, balanceOf, newKey, newPlayer, newTicket, opened, restartGames, send, serveGames } from "./games-fixture";
import { roundAt } from "./live-blackjack/clock";
import type { BlackjackState } from "./live-blackjack/responses";

serveGames();

// The table follows the clock: a test goes from one part of a round to the next.
let nowMs = roundAt(Date.now()).endsAtMs;
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: roundAt(nowMs).endsAtMs + 1_000 }));
afterEach(() => {
  // Until the next test, everybody has left the table.
  nowMs = Date.now() + 120_000;
  vi.useRealTimers();
});

type Part = "closesAtMs" | "turnAtMs" | "dealerAtMs" | "resultAtMs" | "endsAtMs";
const go = (part: Part, laterMs = 10) => vi.setSystemTime(roundAt(Date.now())[part] + laterMs);

async function sitDown(playerId: string): Promise<string> {
  const body = { provider: "relax", gameId: "felt", ticket: await newTicket(playerId, "felt") };
  const response = await send("POST", "/api/table/session", "", body);
  expect(response.status).toBe(200);
  return (await response.json()).session;
}

const read = async (session: string): Promise<BlackjackState> => (await send("GET", "/api/table", session)).json();

const place = (session: string, hand: number, key = newKey()) =>
  send("POST", "/api/table/bets", session, { key, round: roundAt(Date.now()).id, bets: { hand } });

const move = (session: string, step: number, name: string) =>
  send("POST", "/api/table/move", session, { round: roundAt(Date.now()).id, step, move: name });

const codeOf = async (response: Response | Promise<Response>) => (await (await response).json()).code;

/** A player at the table whose turn it is, with 100.00 before the stake. */
async function turn(stakeMinor = 1_000) {
  for (;;) {
    const playerId = await newPlayer(10_000);
    const session = await sitDown(playerId);
    await place(session, stakeMinor);
    go("turnAtMs");
    const state = await read(session);
    if (state.bet?.isOpen) return { playerId, session, bet: state.bet };
    go("endsAtMs");
  }
}

describe("live blackjack for money", () => {
  test("is settled by games that start after its result, though nobody opens the table again", async () => {
    const playerId = await newPlayer(10_000);
    await place(await sitDown(playerId), 1_000);
    go("resultAtMs");
    await restartGames();
    const [round] = await opened.db.select().from(rounds).where(eq(rounds.holder, playerId));
    expect(round?.settledAt).not.toBeNull();
    expect(await balanceOf(playerId)).toBe(9_000 + (round?.winMinor ?? Number.NaN));
  });

  test("keeps cards to come on the server, takes a move once and in its time, and pays at the result, once", async () => {
    const playerId = await newPlayer(10_000);
    const session = await sitDown(playerId);
    expect((await place(session, 400)).status).toBe(200);
    expect(await codeOf(place(session, 401))).toBe("bad-request");
    const more = newKey();
    for (const _ of [1, 2]) expect((await place(session, 600, more)).status).toBe(200);
    expect(await read(session)).toMatchObject({
      dealer: [],
      balanceMinor: 9_000,
      bet: { stakeMinor: 1_000, cards: [] },
    });
    expect(await codeOf(move(session, 0, "hit"))).toBe("bets-closed");
    go("closesAtMs");
    expect(await codeOf(place(session, 400))).toBe("bets-closed");
    const dealt = await read(session);
    expect([dealt.dealer.length, dealt.bet?.cards.length]).toEqual([1, 2]);
    // Another session, as after a reload or a restart, sees the same cards.
    expect((await read(await sitDown(playerId))).bet).toEqual(dealt.bet);
    go("dealerAtMs");
    expect(await codeOf(move(session, 0, "stand"))).toBe("bets-closed");
    const drawn = await read(session);
    expect([drawn.dealer.length > 1, drawn.bet?.winMinor, drawn.balanceMinor]).toEqual([true, null, 9_000]);
    go("resultAtMs");
    const settled = await Promise.all([read(session), read(session)]);
    const winMinor = settled[0].bet?.winMinor ?? -1;
    expect([0, 1_000, 2_000, 2_500]).toContain(winMinor);
    expect(settled.map(({ balanceMinor }) => balanceMinor)).toEqual(Array(2).fill(9_000 + winMinor));
    expect(await checkLedger(opened.db)).toMatchObject({ sound: true });
  });

  test("a double stakes the same again, once however often it is sent, and ends the turn", async () => {
    const { playerId, session } = await turn();
    const sent = await Promise.all([1, 2, 3].map(() => move(session, 0, "double")));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { bet, balanceMinor } = await read(session);
    expect(bet).toMatchObject({ stakeMinor: 2_000, step: 1, isOpen: false });
    expect([bet?.cards.length, balanceMinor]).toEqual([3, 8_000]);
    expect(await codeOf(move(session, 1, "hit"))).toBe("bad-bet");
    go("resultAtMs");
    const winMinor = (await read(session)).bet?.winMinor ?? -1;
    expect([0, 2_000, 4_000]).toContain(winMinor);
    expect(await balanceOf(playerId)).toBe(8_000 + winMinor);
  });

  test("a restart before the deal, one between two moves and one before the payment change neither cards nor money, and the hand is paid once", async () => {
    // A payment that the games before have planned finds their database closed; the games after make it.
    vi.spyOn(console, "error").mockReturnValue();
    const playerId = await newPlayer(10_000);
    const session = await sitDown(playerId);
    expect((await place(session, 1_000)).status).toBe(200);
    await restartGames();
    go("turnAtMs");
    const dealt = await read(session);
    expect([dealt.bet?.stakeMinor, dealt.bet?.cards.length, dealt.balanceMinor]).toEqual([1_000, 2, 9_000]);
    if (dealt.bet?.isOpen) expect((await move(session, 0, "hit")).status).toBe(200);
    const moved = await read(session);
    await restartGames();
    const again = await read(session);
    expect([again.bet, again.dealer]).toEqual([moved.bet, moved.dealer]);
    // The same move, sent once more by a page that has missed the answer.
    if (dealt.bet?.isOpen) expect((await move(session, 0, "hit")).status).toBe(200);
    expect((await read(session)).bet).toEqual(moved.bet);
    go("dealerAtMs");
    await restartGames();
    go("resultAtMs");
    const winMinor = (await read(session)).bet?.winMinor ?? -1;
    expect([0, 1_000, 2_000, 2_500]).toContain(winMinor);
    await restartGames();
    await read(session);
    expect(await balanceOf(playerId)).toBe(9_000 + winMinor);
    expect(await checkLedger(opened.db)).toMatchObject({ sound: true });
  }, 60_000);

  test.each(["not-enough-funds", "limit-reached"])(
    "a double that is refused leaves hand and stake: %s",
    async (code) => {
      const { playerId, session, bet } = await turn(code === "limit-reached" ? 5_000 : 10_000);
      if (code === "limit-reached") {
        const limit = { valueMinor: 9_900n, pendingMinor: null, pendingAt: null, locked: false };
        await writeLimit(opened.db, playerId, "spend", "D", limit);
      }
      expect(await codeOf(move(session, 0, "double"))).toBe(code);
      expect((await read(session)).bet).toEqual(bet);
      expect((await move(session, 0, "stand")).status).toBe(200);
    },
  );

  test("two players have the same dealer and cards of their own; nobody sees the other's stake", async () => {
    const [one, other] = [await sitDown(await newPlayer(10_000)), await sitDown(await newPlayer(10_000))];
    await place(one, 200);
    await place(other, 800);
    go("turnAtMs");
    const [seen, seenByOther] = [await read(one), await read(other)];
    expect(seen.dealer).toEqual(seenByOther.dealer);
    expect(seen.players.filter(({ name }) => name === null)).toContainEqual({
      name: null,
      cards: seenByOther.bet?.cards,
    });
    expect(JSON.stringify(seen.players)).not.toContain("800");
    expect(await codeOf(move(one, 0, "split"))).toBe("bad-bet");
    const strange = { round: roundAt(Date.now()).id, step: 0, move: "hit" };
    expect(await codeOf(send("POST", "/api/table/move", await sitDown(await newPlayer(0)), strange))).toBe(
      "unknown-round",
    );
  });

  test("over a random history the ledger moves what the rounds say, whatever the moves, and also for who does nothing", async () => {
    const random = seededRandom("history of live blackjack");
    const some = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T;
    const players = await Promise.all([1, 2, 3].map(() => newPlayer(100_000)));
    const sessions = await Promise.all(players.map(sitDown));
    for (let round = 0; round < 12; round++) {
      for (const session of sessions) if (random() < 0.8) await place(session, some([100, 250, 1_000]));
      go("turnAtMs");
      for (const session of sessions)
        for (let step = 0; random() < 0.7; step++) await move(session, step, some(["hit", "hit", "stand", "double"]));
      go("endsAtMs", 1_000);
    }
    for (const [at, playerId] of players.entries()) {
      await read(sessions[at] ?? "");
      const rounds: { stakeMinor: number; winMinor: number }[] = await (
        await app.request(`/players/${playerId}/rounds`)
      ).json();
      expect(rounds.length).toBeGreaterThan(5);
      expect(await balanceOf(playerId)).toBe(
        rounds.reduce((sum, { stakeMinor, winMinor }) => sum + winMinor - stakeMinor, 100_000),
      );
    }
    expect(await checkLedger(opened.db)).toMatchObject({ sound: true });
  }, 60_000);
});
