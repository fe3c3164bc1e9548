import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ContentGame } from "../content/game";
import { type OpenDatabase, openDatabase } from "../core/database";
import { createFaults } from "../core/faults";
import { type App, createApp } from "../core/server";
import { readSettings } from "../core/settings";
import { checkLedger, playerEntries } from "../platform/audit";
import { players } from "../platform/db-schema";
import { openWallet } from "../platform/ledger";
import { readJackpot } from "../platform/play/jackpots";
import { defaultProfile } from "../platform/profile";
import { writeLimit } from "../platform/safety/limits";
import { issueTicket, openTicket } from "../platform/tickets";
import { createWallet, type Wallet } from "../platform/wallet";
import { sessions } from "./db-schema";
import { createGames } from "./games";
import type { RoundResponse as AnyRound, Bet, SessionResponse } from "./responses";
import { createRounds } from "./rounds";

type RoundResponse = AnyRound<"slots">;

const data = mkdtempSync(join(tmpdir(), "greenroom-games-"));
const settings = readSettings({ NODE_ENV: "test", SANDBOX_DATA: data, SITE_ORIGIN: "http://localhost:4689" });
const game: ContentGame = {
  _id: "game-neon-drift",
  _type: "casinoGames",
  gameId: "neondrift",
  slug: "neon-drift",
  name: "Neon </script> Drift",
  provider: "relax",
  providerTitle: "Relax",
  gameType: "slots",
  rtp: 96.5,
  volatility: "medium",
  maxWin: 2500,
  lines: 10,
  ways: null,
  seats: null,
  channels: ["web", "mobile"],
  betLimits: [
    { min: 0.1, max: 100, currency: "EUR" },
    { min: 10, max: 10_000, currency: "INR" },
  ],
  jackpotExist: false,
  restrictedCountries: [],
  imagePath: "/images/neon.webp",
  skin: {
    theme: "neon",
    colours: { night: "#000010", deep: "#101040", main: "#ff40a0", second: "#40e0ff", light: "#ffffff" },
  },
};
const noWin = { screen: [], wins: [], scatters: [], scatterMinor: 0, winMinor: 0 };
const noSlot = { volatility: null, maxWin: null, lines: null };
const games: ContentGame[] = [
  game,
  { ...game, gameId: "pot", jackpotExist: true },
  { ...game, gameId: "salon", gameType: "roulette" },
  { ...game, gameId: "broken", rtp: 1 },
  { ...game, gameId: "incomplete", maxWin: null },
  {
    ...game,
    ...noSlot,
    gameId: "punto",
    gameType: "baccarat",
    betLimits: [{ min: 1, max: 500, currency: "EUR" }],
  },
  { ...game, ...noSlot, gameId: "ivory", gameType: "dice" },
];

let opened: OpenDatabase;
let wallet: Wallet;
let app: App;

beforeAll(async () => {
  opened = await openDatabase(settings);
  const { db } = opened;
  wallet = createWallet(db, () => {});
  const content = {
    findProviderGame: (provider: string, gameId: string) =>
      (provider === "relax" && games.find((each) => each.gameId === gameId)) || null,
  };
  const platform = { wallet, openSession: (ticket: string) => openTicket(db, ticket) };
  const faults = createFaults();
  const part = await createGames({ db, settings, faults }, { content, platform });
  app = createApp("frames", faults);
  part.routes(app);
  part.control?.(app);
}, 60_000);

afterAll(async () => {
  await opened.close();
  rmSync(data, { recursive: true, force: true });
});

let number = 0;

async function newPlayer(balanceMinor: number, change: Partial<typeof defaultProfile> = {}): Promise<string> {
  const playerId = `F${++number}`;
  const profile = { ...defaultProfile, ...change };
  await opened.db.transaction(async (tx) => {
    await tx.insert(players).values({ playerId, email: `${playerId}@players.example`, profile });
    await openWallet(tx, playerId, "EUR");
  });
  const opening = { playerId, currency: "EUR", key: "opening", reference: "Opening" };
  if (balanceMinor > 0) await wallet.adjust({ ...opening, amountMinor: BigInt(balanceMinor) });
  return playerId;
}

const newTicket = (playerId: string | null, gameId = "neondrift") =>
  issueTicket(opened.db, {
    playerId,
    mode: playerId ? "real" : "demo",
    provider: "relax",
    gameId,
    currency: "EUR",
    locale: "en",
  });

const send = (method: string, path: string, session: string, body?: unknown) =>
  app.request(path, {
    method,
    headers: { "content-type": "application/json", ...(session && { authorization: `Bearer ${session}` }) },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });

async function open(playerId: string | null, more: object = {}, gameId?: string): Promise<SessionResponse> {
  const response = await send("POST", "/api/session", "", {
    provider: "relax",
    ticket: await newTicket(playerId, gameId),
    ...more,
  });
  expect(response.status).toBe(200);
  return response.json();
}

let keys = 0;
const newKey = () => `key-${String(++keys).padStart(8, "0")}`;

async function spin(session: string, stakeMinor = 50, key = newKey()): Promise<RoundResponse> {
  const response = await send("POST", "/api/spin", session, { key, stakeMinor });
  expect(response.status).toBe(200);
  return (await response.json()).round;
}

const settle = (session: string, roundId: string) => send("POST", "/api/settle", session, { roundId });
const balanceOf = async (playerId: string) => Number((await wallet.balance(playerId))?.mainMinor);

describe("a session", () => {
  test("opens with the ticket of the platform, once", async () => {
    const ticket = await newTicket(await newPlayer(1_000));
    const first = await send("POST", "/api/session", "", { provider: "relax", ticket });
    expect(await first.json()).toMatchObject({
      mode: "real",
      currency: "EUR",
      balanceMinor: 1_000,
      stakeMinor: 50,
      pays: { rtp: 96.5, maxWin: 2500 },
      round: null,
    });
    const second = await send("POST", "/api/session", "", { provider: "relax", ticket });
    expect([second.status, await second.json()]).toEqual([401, { code: "expired" }]);
  });

  test("does not open with the ticket of another provider", async () => {
    const response = await send("POST", "/api/session", "", {
      provider: "pragmaticplay",
      ticket: await newTicket(null),
    });
    expect([response.status, await response.json()]).toEqual([401, { code: "expired" }]);
  });

  test.each(["salon", "broken", "incomplete", "nowhere"])(
    "does not open for a game that cannot be played here (%s)",
    async (gameId) => {
      const response = await send("POST", "/api/session", "", {
        provider: "relax",
        ticket: await newTicket(null, gameId),
      });
      expect([response.status, await response.json()]).toEqual([404, { code: "unknown-game" }]);
    },
  );

  test("plays a demo in the currency that the site requested, a real game in the player's own", async () => {
    expect(await open(null, { currency: "INR" })).toMatchObject({ mode: "demo", currency: "INR", stakeMinor: 5_000 });
    expect(await open(null, { currency: "XAU" })).toMatchObject({ mode: "demo", currency: "EUR" });
    expect(await open(await newPlayer(0), { currency: "INR" })).toMatchObject({ mode: "real", currency: "EUR" });
  });

  test("ends when the provider is instructed to end it: later calls are refused", async () => {
    const playerId = await newPlayer(1_000);
    const { session } = await open(playerId);
    await app.request(`/players/${playerId}/close-games`, { method: "POST" });
    const response = await send("POST", "/api/spin", session, { key: newKey(), stakeMinor: 50 });
    expect([response.status, await response.json()]).toEqual([401, { code: "closed" }]);
    expect(await balanceOf(playerId)).toBe(1_000);
  });
});

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
    const rules = { minimumRoundMs: 1_500 };
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
      expect(waitMs).toBeGreaterThan(1_500 - (performance.now() - startedMs) - 1);
      expect(waitMs).toBeLessThanOrEqual(1_500);
    }
    expect(await balanceOf(playerId)).toBe(950 + winMinor);
    // Where nothing is asked, the game's own page keeps the time.
    await settle(one.session, (await spin((await open(playerId)).session)).id);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await spin(other.session);
  });

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

describe.each<[gameId: string, kind: string, bet: Bet, other: Bet, wrong: Bet]>([
  ["punto", "baccarat", "banker", "tie", "bank"],
  ["ivory", "dice", 9_000, 99, 5_000],
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

describe("bad input", () => {
  const long = "x".repeat(5_000);
  test.each([
    ["POST", "/api/session", "{", 400],
    ["POST", "/api/session", "null", 400],
    ["POST", "/api/session", "[]", 400],
    ["POST", "/api/session", { provider: "relax" }, 400],
    ["POST", "/api/session", { provider: "nobody", ticket: "t" }, 400],
    ["POST", "/api/session", { provider: "relax", ticket: 7 }, 400],
    ["POST", "/api/session", { provider: "relax", ticket: "t", currency: "euro" }, 400],
    ["POST", "/api/session", { provider: "relax", ticket: "'; drop table game_round; --" }, 401],
    ["POST", "/api/session", { provider: "relax", ticket: long }, 413],
    ["POST", "/api/spin", "{", 400],
    ["POST", "/api/spin", {}, 400],
    ["POST", "/api/spin", { key: "short", stakeMinor: 50 }, 400],
    ["POST", "/api/spin", { key: "key-hostile-1", stakeMinor: -50 }, 400],
    ["POST", "/api/spin", { key: "key-hostile-2", stakeMinor: 0.5 }, 400],
    ["POST", "/api/spin", { key: "key-hostile-3", stakeMinor: 1e308 }, 400],
    ["POST", "/api/spin", { key: "key-hostile-4", stakeMinor: 51 }, 400],
    ["POST", "/api/spin", { key: "key-hostile-5", stakeMinor: "50" }, 400],
    ["POST", "/api/spin", { key: "key\u0000hostile", stakeMinor: 50 }, 400],
    ["POST", "/api/spin", { key: "key-hostile-6", stakeMinor: 50, bet: "banker" }, 400],
    ["POST", "/api/settle", "", 400],
    ["POST", "/api/settle", { roundId: "../../etc" }, 400],
    ["POST", "/api/settle", { roundId: "0".repeat(32) }, 404],
    ["POST", "/api/refill", "<<<", 200],
    ["GET", "/api/spin", undefined, 404],
    ["DELETE", "/api/session", undefined, 404],
  ] as const)("%s %s with %j responds with the status %#", async (method, path, body, status) => {
    const { session } = await open(null);
    const response = await send(method, path, session, body);
    expect(response.status).toBe(status);
  });

  test.each(["", "x", "Basic abc", "Bearer ", `Bearer ${"y".repeat(300)}`, "Bearer ' or 1=1"])(
    "a call with authorization %j is refused",
    async (authorization) => {
      for (const [method, path] of [
        ["GET", "/api/session"],
        ["GET", "/api/balance"],
        ["POST", "/api/spin"],
        ["POST", "/api/settle"],
        ["POST", "/api/refill"],
      ] as const) {
        const response = await app.request(path, { method, headers: authorization ? { authorization } : {} });
        expect([response.status, await response.json()]).toEqual([401, { code: "closed" }]);
      }
    },
  );
});

describe("the page", () => {
  const launcher = (change: Record<string, string> = {}) => {
    const query = {
      gameid: "neondrift",
      ticket: "t",
      mode: "fun",
      lang: "en",
      currency: "EUR",
      channel: "web",
      homeurl: "http://localhost:4689/en-UN",
      ...change,
    };
    return app.request(`/relax/launcher?${new URLSearchParams(query)}`);
  };

  test("may be framed by the site alone, and runs no script but its own", async () => {
    const response = await launcher();
    expect(response.status).toBe(200);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("frame-ancestors http://localhost:4689");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain("unsafe");
    expect(await response.text()).not.toMatch(/ style=|<script(?![^>]* (src|type="application\/json"))/);
  });

  test("shows hostile text as text", async () => {
    const html = await (await launcher({ ticket: "</script><script>alert(1)</script>" })).text();
    expect(html).not.toContain("<script>alert");
    expect(html).toContain("<title>Neon &lt;/script> Drift</title>");
  });

  test("speaks the language of the launch", async () => {
    for (const [lang, document, loading] of [
      ["fi", "fi", "Avataan peliä"],
      ["pt", "pt", "A abrir o jogo"],
      ["br", "pt-BR", "Abrindo o jogo"],
      ["pt_BR", "pt-BR", "Abrindo o jogo"],
      ["ja", "ja", "ゲームを開いています"],
      ["tl", "fil", "Binubuksan ang laro"],
      ["nb-NO", "nb", "Åpner spillet"],
      ["de", "de", "Das Spiel wird geöffnet"],
      ["sv", "en", "Opening the game"],
    ] as const) {
      const html = await (await launcher({ lang })).text();
      expect(html).toContain(`<html lang="${document}">`);
      expect(html).toContain(`"tag":"${document}"`);
      expect(html).toContain(loading);
    }
  });

  test.each([
    { gameid: "" },
    { ticket: "" },
    { mode: "free" },
    { currency: "€" },
    { channel: "tv" },
    { homeurl: "javascript:alert(1)" },
    { lang: "<b>" },
    { ticket: "x".repeat(5_000) },
  ])("responds to an address with %j with 400 and an explanation", async (change) => {
    const response = await launcher(change as Record<string, string>);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("could not be opened");
  });

  test("responds with 404 for an unknown game", async () => {
    expect((await launcher({ gameid: "nowhere" })).status).toBe(404);
    expect((await app.request("/pragmaticplay/play?token=t&gameid=neondrift&lang=en")).status).toBe(404);
    expect((await app.request("/netent/play?token=t&gameid=neondrift&lang=en")).status).toBe(400);
  });

  test("delivers its one script, and nothing else of the folder", async () => {
    const html = await (await launcher()).text();
    const [, script = ""] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
    const response = await app.request(script);
    expect(response.headers.get("content-type")).toContain("javascript");
    expect(await response.text()).not.toMatch(/^(export |import )/m);
    const base = script.split("/").slice(0, 3).join("/");
    for (const path of ["main.ts", "client/../games", "rounds", "client/%2e%2e/rounds", "../../package.json"])
      expect((await app.request(`${base}/${path}`)).status).toBe(404);
  });
});
