import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect } from "vitest";
import type { ContentGame } from "@/sandbox/content/game";
import { type OpenDatabase, openDatabase } from "@/sandbox/core/database";
import { createFaults } from "@/sandbox/core/faults";
import { type App, createApp } from "@/sandbox/core/server";
import { readSettings } from "@/sandbox/core/settings";
import { rounds } from "@/sandbox/games/db-schema";
import { createGames } from "@/sandbox/games/games";
import type { RoundResponse as AnyRound, SessionResponse } from "@/sandbox/games/responses";
import { defaultProfile } from "@/sandbox/platform/account/profile";
import { players } from "@/sandbox/platform/db-schema";
import type { RoundTimes } from "@/sandbox/platform/play/round-times";
import { issueTicket, openTicket } from "@/sandbox/platform/play/tickets";
import { openWallet } from "@/sandbox/platform/wallet/ledger";
import { createWallet, type Wallet } from "@/sandbox/platform/wallet/wallet";

export type RoundResponse = AnyRound<"slots">;

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
export const noWin = { screen: [], wins: [], scatters: [], scatterMinor: 0, winMinor: 0 };
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
  {
    ...game,
    ...noSlot,
    gameId: "parlour",
    gameType: "blackjack",
    betLimits: [{ min: 1, max: 500, currency: "EUR" }],
  },
  {
    ...game,
    ...noSlot,
    _type: "liveCasinoGames",
    gameId: "felt",
    gameType: "blackjack",
    seats: 7,
    betLimits: [{ min: 1, max: 500, currency: "EUR" }],
  },
  { ...game, ...noSlot, gameId: "ivory", gameType: "dice" },
  { ...game, ...noSlot, gameId: "quarry", gameType: "mines" },
  { ...game, ...noSlot, gameId: "pegs", gameType: "plinko" },
];

export let opened: OpenDatabase;
export let wallet: Wallet;
export let app: App;

let number = 0;

export async function newPlayer(balanceMinor: number, change: Partial<typeof defaultProfile> = {}): Promise<string> {
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

const noTimes: RoundTimes = { slotRoundMs: 0, tableRoundMs: 0 };

export const newTicket = (playerId: string | null, gameId = "neondrift", times = noTimes) =>
  issueTicket(opened.db, {
    playerId,
    mode: playerId ? "real" : "demo",
    provider: "relax",
    gameId,
    currency: "EUR",
    locale: "en",
    ...times,
  });

export const send = (method: string, path: string, session: string, body?: unknown) =>
  app.request(path, {
    method,
    headers: { "content-type": "application/json", ...(session && { authorization: `Bearer ${session}` }) },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });

export async function open(playerId: string | null, more: object = {}, gameId?: string): Promise<SessionResponse> {
  const response = await send("POST", "/api/session", "", {
    provider: "relax",
    ticket: await newTicket(playerId, gameId),
    ...more,
  });
  expect(response.status).toBe(200);
  return response.json();
}

/** As if all rounds so far had begun so much sooner. */
export const ageRounds = (ms: number) =>
  opened.db.update(rounds).set({ startedAt: sql`${rounds.startedAt} - ${ms} * interval '1 millisecond'` });

let keys = 0;
export const newKey = () => `key-${String(++keys).padStart(8, "0")}`;

export async function spin(session: string, stakeMinor = 50, key = newKey()): Promise<RoundResponse> {
  const response = await send("POST", "/api/spin", session, { key, stakeMinor });
  expect(response.status).toBe(200);
  return (await response.json()).round;
}

export const settle = (session: string, roundId: string) => send("POST", "/api/settle", session, { roundId });
export const balanceOf = async (playerId: string) => Number((await wallet.balance(playerId))?.mainMinor);

async function start(): Promise<void> {
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
}

/** The games anew on the data that the last ones have written, without anything that they held in memory. */
export async function restartGames(): Promise<void> {
  await opened.close();
  await start();
}

/** Games with a wallet and a database of their own, for the tests of one file. */
export function serveGames(): void {
  beforeAll(start, 180_000);
  afterAll(async () => {
    await opened.close();
    rmSync(data, { recursive: true, force: true });
  });
}
