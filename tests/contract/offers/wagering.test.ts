import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import type { Http } from "@/lib/core/http/http";
import { getTransactions } from "@/lib/money/transactions/api";
import { getBalance } from "@/lib/money/wallet/api";
import { getGameLimitations } from "@/lib/offers/limitations/api";
import { limitationOf } from "@/lib/offers/limitations/schema";
import { getPlayerCampaigns, getRewards } from "@/lib/offers/rewards/api";
import { endedOf } from "@/lib/offers/rewards/ended-rewards";
import { recordCalls } from "../../support/record-calls";
import { control, newPlayer } from "../sandbox/world";

const { platform, frames } = inject("sandbox");

const bonus = { campaignId: "C1", assignmentId: "A1", amount: "20.00" };
const required = { wageringAmount: "3.00", wageringProgress: "0.00" };
const game = { gameId: "neondrift", slug: "neon-drift" };

async function playerWith(rewards: object[]) {
  const player = await newPlayer({ balance: "50.00", rewards });
  const credit = (entry: object) => control("POST", `/players/${player.playerId}/balance`, entry);
  await credit({ amount: "18.40", kind: "BONUS", vertical: "CASINO" });
  await credit({ amount: "7.00", kind: "BONUS", vertical: "LIVE_CASINO" });
  await credit({ amount: "25.00", kind: "LOCKED" });
  return player;
}

async function send(url: string, token: string, body: object) {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Opens a slot for real money, and plays rounds of 1.00 in it, or of another stake, each to its end. */
async function play(idToken: string, rounds: number, stakeMinor = 100): Promise<{ won: number }> {
  const launch = { gameId: game.gameId, channel: "web", partner: 1247, jurisdiction: "MT" };
  const { ticket } = await send(`${platform}/v1/game/session/ticket`, idToken, launch);
  const { session } = await send(`${frames}/api/session`, idToken, { provider: "relax", ticket });
  let won = 0;
  for (let count = 0; count < rounds; count++) {
    const { round } = await send(`${frames}/api/spin`, session, { key: randomUUID(), stakeMinor });
    await send(`${frames}/api/settle`, session, { roundId: round.id });
    won += round.winMinor;
  }
  return { won };
}

async function amounts(http: Http) {
  const balances = (await getBalance(http))?.balances;
  const { mainBalance, lockedBalance, casinoBonus, liveCasinoBonus } = balances ?? expect.fail("no wallet");
  return [mainBalance, lockedBalance, casinoBonus, liveCasinoBonus].map(({ amountMinor }) => amountMinor);
}
const progress = async (http: Http) =>
  (await getRewards(http, "active")).map(({ id, wagering }) => [id, wagering?.done?.amountMinor]);
const ended = async (http: Http) =>
  endedOf(await getPlayerCampaigns(http, "ALL")).map(({ id, status }) => [id, status]);
const entries = async (http: Http) =>
  (await getTransactions(http, { category: "BONUS" })).map(({ type, amount }) => [type, amount]);
const isSound = async () => expect(await control("GET", "/ledger/check")).toMatchObject({ sound: true });

test("a stake counts for the bonus of its games, and for no other; in a game that does not count it moves nothing", async () => {
  const live = { ...bonus, ...required, campaignId: "L1", assignmentId: "L1", vertical: "LIVE_CASINO" };
  const { http, idToken, playerId } = await playerWith([{ ...bonus, ...required, wageringAmount: "400.00" }, live]);
  await play(idToken, 2);
  expect(await progress(http)).toEqual([
    ["A1", 200],
    ["L1", 0],
  ]);
  const terms = { excludedGames: [game.slug] };
  await control("PATCH", `/players/${playerId}`, { rewards: [{ ...bonus, ...required, terms }] });
  await play(idToken, 1);
  expect(await progress(http)).toEqual([["A1", 0]]);
});

test("a stake over the maximum of the terms is taken, and nothing of it counts; one of the maximum counts wholly", async () => {
  const terms = { maxBet: "1.00" };
  const { http, idToken } = await playerWith([{ ...bonus, ...required, wageringAmount: "400.00", terms }]);
  const over = await play(idToken, 1, 200);
  expect(await progress(http)).toEqual([["A1", 0]]);
  expect((await amounts(http))[0]).toBe(5_000 - 200 + over.won);
  await play(idToken, 1, 100);
  expect(await progress(http)).toEqual([["A1", 100]]);
});

test("a requirement that is met makes cash of the bonus and of what was locked, once, and ends it in the ledger", async () => {
  const { http, idToken } = await playerWith([{ ...bonus, ...required }]);
  const { won } = await play(idToken, 4);
  expect(await progress(http)).toEqual([]);
  expect(await ended(http)).toEqual([["A1", "COMPLETED"]]);
  // The live tables' money belongs to no bonus that runs, and stays.
  expect(await amounts(http)).toEqual([5_000 - 400 + won + 1_840 + 2_500, 0, 0, 700]);
  expect(await entries(http)).toEqual([
    ["DEPOSIT", 4_340],
    ["WITHDRAW", 2_500],
    ["WITHDRAW", 1_840],
  ]);
  await isSound();
});

test("a bonus whose time is over loses its money, with an entry, before rewards or the balance are read", async () => {
  const expiresAt = new Date(Date.now() - 1_000).toISOString();
  const live = { ...bonus, campaignId: "L1", assignmentId: "L1", vertical: "LIVE_CASINO" };
  const { http } = await playerWith([{ ...bonus, ...required, expiresAt }, live]);
  // What is locked belongs to the bonus that still runs.
  expect(await amounts(http)).toEqual([5_000, 2_500, 0, 700]);
  expect([await ended(http), await entries(http)]).toEqual([[["A1", "EXPIRED"]], [["FORFEIT", 1_840]]]);
  expect((await getRewards(http, "active")).map(({ id }) => id)).toEqual(["L1"]);
  await isSound();
});

test("the limitations of a game are read by its id, and their status code tells what a bonus that runs says of it [REWARD-524]", async () => {
  const { http, playerId } = await newPlayer({ rewards: [{ ...bonus, ...required }] });
  const calls = recordCalls(platform);
  const statusWith = async (terms: object, more: object = {}) => {
    await control("PATCH", `/players/${playerId}`, { rewards: [{ ...bonus, ...required, terms, ...more }] });
    return getGameLimitations(http, game.gameId);
  };
  expect(await getGameLimitations(http, game.gameId)).toBe("OK");
  expect(calls).toEqual([{ line: `GET /v2/games/${game.gameId}/limitations` }]);
  const excluded = { excludedGames: [game.slug] };
  expect(limitationOf(await statusWith(excluded))).toBe("notCounted");
  expect(limitationOf(await statusWith({ closedGames: [game.slug] }))).toBe("closed");
  expect(limitationOf(await statusWith(excluded, { assignmentId: null }))).toBeNull();
  await expect(getGameLimitations(http, "no-such-game")).rejects.toMatchObject({ status: 404 });
});
