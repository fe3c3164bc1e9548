import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import type { Http } from "@/lib/core/http/http";
import { getTransactions } from "@/lib/money/transactions/api";
import { getBalance } from "@/lib/money/wallet/api";
import { getFreeSpinProgress } from "@/lib/offers/reward-progress/api";
import { getPlayerCampaigns, getRewards } from "@/lib/offers/rewards/api";
import { endedOf } from "@/lib/offers/rewards/ended-rewards";
import { control, newPlayer } from "../sandbox/world";

const { platform, frames } = inject("sandbox");
const spins = (rounds: number, gameSlug: string, more: object = {}) => ({
  ...{ campaignId: "S1", assignmentId: "A1", betBonusType: -1, ...more },
  freeSpinDetail: { rounds, roundsPlayed: 0, gameSlug, stake: "0.50" },
});

async function send(url: string, token: string, body: object) {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}

/** Neon Drift for real money, as its page opens and plays it. */
async function openGame(idToken: string) {
  const launch = { gameId: "neondrift", channel: "web", partner: 1247, jurisdiction: "MT" };
  const { ticket } = (await send(`${platform}/v1/game/session/ticket`, idToken, launch)).body;
  const { session, freeSpins } = (await send(`${frames}/api/session`, idToken, { provider: "relax", ticket })).body;
  return {
    freeSpins,
    async play(stakeMinor: number, isFree: boolean) {
      const { status, body } = await send(`${frames}/api/spin`, session, { key: randomUUID(), stakeMinor, isFree });
      if (status !== 200) return { status, code: body.code, won: 0 };
      await send(`${frames}/api/settle`, session, { roundId: body.round.id });
      return { status, code: null, won: body.round.winMinor as number };
    },
  };
}

const cashOf = async (http: Http) => (await getBalance(http))?.balances.mainBalance.amountMinor;
const played = async (http: Http) =>
  (await getFreeSpinProgress(http, ["S1"])).map(({ roundsPlayed, won }) => [roundsPlayed, won?.amountMinor ?? 0]);

test("free spins are played in their game at their stake, which nothing is taken for; what they win is cash, and the last one ends them", async () => {
  const { http, idToken } = await newPlayer({ balance: "10.00", rewards: [spins(2, "neon-drift")] });
  const game = await openGame(idToken);
  expect(game.freeSpins).toEqual({ left: 2, stakeMinor: 50 });
  const first = await game.play(50, true);
  expect([first.status, await cashOf(http), await played(http)]).toEqual([200, 1_000 + first.won, [[1, first.won]]]);
  // Another stake is none of theirs; the player's own money is staked beside them.
  expect(await game.play(100, true)).toMatchObject({ status: 409, code: "no-free-spin" });
  const own = await game.play(100, false);
  expect(await cashOf(http)).toBe(900 + first.won + own.won);
  const last = await game.play(50, true);
  const cash = 900 + first.won + own.won + last.won;
  expect([await cashOf(http), await getRewards(http, "active")]).toEqual([cash, []]);
  const [ended] = endedOf(await getPlayerCampaigns(http, "ALL"));
  expect(ended).toMatchObject({ id: "A1", status: "COMPLETED", endedAt: expect.any(String) });
  expect(await played(http)).toEqual([[2, first.won + last.won]]);

  expect(await game.play(50, true)).toMatchObject({ status: 409, code: "no-free-spin" });
  expect(await cashOf(http)).toBe(cash);
  expect((await openGame(idToken)).freeSpins).toBeNull();
  // On record each, as a stake of nothing.
  const bets = (await getTransactions(http, { category: "CASINO" })).filter(({ type }) => type === "BET");
  expect(bets.map(({ amount }) => amount).sort()).toEqual([0, 0, 100]);
  expect(await control("GET", "/ledger/check")).toMatchObject({ sound: true });
});

test.each([
  ["of another game", spins(2, "gem-harbour")],
  ["that are on offer", spins(2, "neon-drift", { assignmentId: null })],
  ["whose time is over", spins(2, "neon-drift", { expiresAt: new Date(Date.now() - 1_000).toISOString() })],
])("free spins %s are none in the game", async (_, reward) => {
  const { http, idToken } = await newPlayer({ balance: "10.00", rewards: [reward] });
  const game = await openGame(idToken);
  expect(game.freeSpins).toBeNull();
  expect(await game.play(50, true)).toMatchObject({ status: 409, code: "no-free-spin" });
  expect(await cashOf(http)).toBe(1_000);
});
