import { describe, expect, test } from "vitest";
import { writeLimit } from "../platform/safety/limits";
import { checkLedger, playerEntries } from "../platform/wallet/audit";
import { canDouble, moves } from "./blackjack/blackjack";
import { app, balanceOf, newKey, newPlayer, open, opened, send, serveGames, settle } from "./games-fixture";
import type { RoundResponse } from "./responses";

serveGames();

type Round = RoundResponse<"blackjack">;

async function deal(session: string, stakeMinor = 100): Promise<Round> {
  const response = await send("POST", "/api/spin", session, { key: newKey(), stakeMinor });
  expect(response.status).toBe(200);
  return (await response.json()).round;
}

/** Deals until the player has a turn: a blackjack ends the round at once. */
async function dealOpen(session: string, stakeMinor = 100): Promise<Round> {
  for (;;) {
    const round = await deal(session, stakeMinor);
    if (!round.isDecided) return round;
    await settle(session, round.id);
  }
}

/** A player with a turn, who had 100.00 before the stake. */
async function dealNew(stakeMinor: number) {
  for (;;) {
    const playerId = await newPlayer(10_000);
    const { session } = await open(playerId, {}, "parlour");
    const round = await deal(session, stakeMinor);
    if (!round.isDecided) return { playerId, session, round };
  }
}

const move = (session: string, { id, step }: Pick<Round, "id" | "step">, name: string) =>
  send("POST", "/api/move", session, { roundId: id, step, move: name });

async function moved(session: string, round: Round, name: string): Promise<Round> {
  const response = await move(session, round, name);
  expect([name, response.status]).toEqual([name, 200]);
  return (await response.json()).round;
}

const stored = async (playerId: string) => (await app.request(`/players/${playerId}/rounds`)).json();

/** What all rounds but those that are open moved, after this opening balance. */
async function expectSound(playerId: string, openingMinor: number): Promise<void> {
  const rounds: Round[] = await stored(playerId);
  const expected = rounds.reduce((sum, { stakeMinor, winMinor }) => sum + winMinor - stakeMinor, openingMinor);
  expect(await balanceOf(playerId)).toBe(expected);
  const entries = await playerEntries(opened.db, playerId);
  expect(entries.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)).toBe(expected);
  expect(await checkLedger(opened.db)).toMatchObject({ sound: true });
}

describe("a round of blackjack for money", () => {
  test("takes every stake and pays every win once, whatever the moves", async () => {
    const playerId = await newPlayer(100_000);
    const { session } = await open(playerId, {}, "parlour");
    let doubles = 0;
    for (let at = 0; at < 40; at++) {
      let round = await deal(session);
      for (let step = 0; !round.isDecided; step++) {
        const name = canDouble(round) && at % 3 === 0 ? "double" : (moves[(at + step) % 2] ?? "stand");
        if (name === "double") doubles++;
        round = await moved(session, round, name);
        expect(round.step).toBe(step + 1);
      }
      expect(round.stakeMinor).toBe(round.isDoubled ? 200 : 100);
      const settled = await (await settle(session, round.id)).json();
      expect(settled).toEqual({ winMinor: round.winMinor, balanceMinor: round.balanceMinor + round.winMinor });
    }
    expect(doubles).toBeGreaterThan(5);
    await expectSound(playerId, 100_000);
  });

  test("hides the dealer's second card until it is decided, waits in a later session, and is not paid before", async () => {
    const playerId = await newPlayer(10_000);
    const first = await open(playerId, {}, "parlour");
    const round = await dealOpen(first.session);
    expect(round.dealer).toHaveLength(1);
    expect(round).not.toHaveProperty("state");
    const early = await settle(first.session, round.id);
    expect([early.status, await early.json()]).toEqual([404, { code: "unknown-round" }]);
    const second = await open(playerId, {}, "parlour");
    expect(second).toMatchObject({ round, stakeMinor: 100, balanceMinor: round.balanceMinor });
    const decided = await moved(second.session, round, "stand");
    expect(decided.dealer.slice(0, 1)).toEqual(round.dealer);
    expect(decided.player).toEqual(round.player);
    expect((await open(playerId, {}, "parlour")).round).toEqual(decided);
    for (const { session } of [first, second, first]) await settle(session, decided.id);
    expect(await balanceOf(playerId)).toBe(decided.balanceMinor + decided.winMinor);
    await expectSound(playerId, 10_000);
  });

  test("takes a move once, however often and at whatever moment it arrives", async () => {
    const playerId = await newPlayer(10_000);
    const { session } = await open(playerId, {}, "parlour");
    for (const name of ["hit", "double"]) {
      const round = await dealOpen(session);
      const responses = await Promise.all(Array.from({ length: 4 }, () => move(session, round, name)));
      const after: Round[] = await Promise.all(responses.map(async (each) => (await each.json()).round));
      expect(new Set(after.map(({ player }) => JSON.stringify(player))).size).toBe(1);
      expect(after[0]?.player).toHaveLength(3);
      let last = after[0] ?? round;
      if (!last.isDecided) last = await moved(session, last, "stand");
      await settle(session, last.id);
    }
    await expectSound(playerId, 10_000);
  });

  test.each(["not-enough-funds", "limit-reached"])(
    "goes on with the same cards and stake when a double is refused: %s",
    async (code) => {
      const { playerId, session, round } = await dealNew(code === "limit-reached" ? 5_000 : 10_000);
      if (code === "limit-reached") {
        const limit = { valueMinor: 9_900n, pendingMinor: null, pendingAt: null, locked: false };
        await writeLimit(opened.db, playerId, "spend", "D", limit);
      }
      const refused = await move(session, round, "double");
      expect([refused.status, await refused.json()]).toEqual([409, { code }]);
      expect((await open(playerId, {}, "parlour")).round).toEqual(round);
      const decided = await moved(session, round, "stand");
      expect(decided).toMatchObject({ stakeMinor: round.stakeMinor, isDoubled: false });
      await settle(session, decided.id);
      await expectSound(playerId, 10_000);
    },
  );

  test("takes no move of another player, no unknown one, and no double after the second card", async () => {
    const { session } = await open(await newPlayer(10_000), {}, "parlour");
    const other = await open(await newPlayer(10_000), {}, "parlour");
    let round = await dealOpen(session);
    const foreign = await move(other.session, round, "hit");
    expect([foreign.status, await foreign.json()]).toEqual([404, { code: "unknown-round" }]);
    for (const name of ["split", ""]) expect((await move(session, round, name)).status).toBe(400);
    for (;;) {
      const next = await moved(session, round, "hit");
      if (!next.isDecided) {
        const late = await move(session, next, "double");
        expect([late.status, await late.json()]).toEqual([400, { code: "bad-bet" }]);
        break;
      }
      await settle(session, next.id);
      round = await dealOpen(session);
    }
  });

  test("moves the play money of a demo in the same way", async () => {
    const { session, balanceMinor } = await open(null, {}, "parlour");
    const round = await dealOpen(session, 100);
    const decided = await moved(session, round, "double");
    expect(decided.balanceMinor).toBe(round.balanceMinor - 100);
    const settled = await (await settle(session, decided.id)).json();
    expect(settled.balanceMinor).toBe(decided.balanceMinor + decided.winMinor);
    expect(balanceMinor).toBeGreaterThan(0);
  });
});
