import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import type { Http } from "@/lib/core/http/http";
import type { Intent } from "@/lib/core/intents/intent";
import { getBalance } from "@/lib/money/wallet/api";
import { claimReward, forfeitReward, getPlayerCampaigns, getRewards, joinCampaign } from "@/lib/offers/rewards/api";
import { endedOf } from "@/lib/offers/rewards/ended-rewards";
import { claimResolver, forfeitResolver } from "@/lib/offers/rewards/operation";
import { recordCalls } from "../../support/record-calls";
import { control, newPlayer } from "../sandbox/world";

const plain = { queuedId: null, provider: null } as const;
const bonus = { campaignId: "C1", amount: "20.00", wrMultiplier: 20 };
const sameVertical = "error.bonus.active.same.vertical.already.exists";

async function amounts(http: Http) {
  const { mainBalance, casinoBonus, liveCasinoBonus } = (await getBalance(http))?.balances ?? expect.fail("no wallet");
  return [mainBalance, casinoBonus, liveCasinoBonus].map(({ amountMinor }) => amountMinor);
}
const claim = (http: Http, campaignId: string, key: string = randomUUID()) =>
  claimReward(http, { ...plain, campaignId, way: "claim" }, key);

test("each way to take a reward has its call; what it gives is on record once for its key [REWARD-516, REWARD-517, REWARD-520]", async () => {
  const { http } = await newPlayer({
    balance: "50.00",
    rewards: [
      bonus,
      { campaignId: "C2", triggerEvent: "CASHBACK_INSTANT", amount: "5.00" },
      { campaignId: "C3", triggerEvent: "CASHBACK_WEEKLY", amount: "2.50" },
      {
        campaignId: "C4",
        campaignCategory: "LOYALTY",
        vertical: "LIVE_CASINO",
        queuedPlayerBonus: { id: "Q4", isCredited: false },
        betBonusType: -1,
      },
      { campaignId: "C5", campaignCategory: "OPT_IN" },
    ],
  });
  const calls = recordCalls(inject("sandbox").platform);
  for (const { campaignId, way, queuedId } of (await getRewards(http, "rewards")).slice(0, 4)) {
    const key = randomUUID();
    for (const _ of [1, 2]) await claimReward(http, { campaignId, way, queuedId, provider: null }, key);
  }
  for (const isJoining of [true, false]) await joinCampaign(http, { campaignId: "C5", kind: "bonus", isJoining });
  const lines = calls.map(({ line }) => line).filter((line) => line.startsWith("POST"));
  expect([...new Set(lines)]).toEqual([
    "POST /v2/rewards/C1/claim",
    "POST /v2/cashback/C2/activate",
    "POST /v2/cashback/C3/claim",
    "POST /v2/campaign/C4/queued-bonus/Q4/claim",
    "POST /v2/campaigns/C5/activate",
    "POST /v2/campaigns/C5/deactivate",
  ]);
  // The bonus is bonus money, cashback is cash, and free spins are no money yet.
  expect(await amounts(http)).toEqual([5_750, 2_000, 0]);
  expect(await getRewards(http, "active")).toMatchObject([
    {
      campaignId: "C1",
      wagering: { required: { amountMinor: 40_000 }, done: { amountMinor: 0 } },
      startedAt: expect.any(String),
    },
    { campaignId: "C4", kind: "freeSpins", queuedId: null },
  ]);
  expect((await getRewards(http, "rewards")).map(({ id }) => id)).toEqual(["C5"]);
  expect(await control("GET", "/ledger/check")).toMatchObject({ sound: true });
});

test("two claims of one reward at the same time give it once", async () => {
  const { http } = await newPlayer({ rewards: [bonus] });
  const ends = await Promise.allSettled([claim(http, "C1"), claim(http, "C1")]);
  expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await amounts(http)).toEqual([0, 2_000, 0]);
});

test("a bonus that runs stands in the way of another of its vertical, until it is given up [REWARD-519, REWARD-526]", async () => {
  const running = { ...bonus, campaignId: "R1", assignmentId: "A1", campaignCategory: "LOYALTY" };
  const { http } = await newPlayer({
    rewards: [running, bonus, { ...bonus, campaignId: "L1", vertical: "LIVE_CASINO" }],
  });
  await expect(claim(http, "C1")).rejects.toMatchObject({ status: 400, code: sameVertical });
  expect(await amounts(http)).toEqual([0, 0, 0]);
  await forfeitReward(http, { assignmentId: "A1", wageringProgress: null }, randomUUID());
  await claim(http, "C1");
  // Triggered by something too, in another vertical.
  await expect(claim(http, "L1")).rejects.toMatchObject({
    status: 400,
    code: "error.bonus.active.triggered.already.exists",
  });
  expect(await amounts(http)).toEqual([0, 2_000, 0]);
});

test("what is not on offer, has no key, or has the key of another is refused; without bonuses nothing is given", async () => {
  const { http, playerId } = await newPlayer({
    rewards: [bonus, { ...bonus, campaignId: "D", campaignStatus: "DRAFT" }],
  });
  await expect(claim(http, "D")).rejects.toMatchObject({ status: 404 });
  await expect(claim(http, "C1", "")).rejects.toMatchObject({ status: 400 });
  await expect(claimReward(http, { ...plain, campaignId: "C1", way: "instant" }, "k")).rejects.toMatchObject({
    status: 404,
  });
  await control("PATCH", `/players/${playerId}`, { bonuses: false });
  await expect(claim(http, "C1")).rejects.toMatchObject({ status: 400, code: "error.player.bonuses_off" });
  await control("PATCH", `/players/${playerId}`, { bonuses: true });
  const key = randomUUID();
  await claim(http, "C1", key);
  await expect(claim(http, "D", key)).rejects.toMatchObject({ status: 422 });
});

test("the player's own campaigns are read by their state, and all of them without any; a completed one is with those that have ended alone [REWARD-507, REWARD-508, REWARD-521]", async () => {
  const { http } = await newPlayer({
    rewards: [
      bonus,
      { campaignId: "E", expiresAt: "2020-01-01T00:00:00Z" },
      { campaignId: "X", campaignStatus: "CANCELED" },
      { campaignId: "D", assignmentId: "D1", campaignStatus: "COMPLETED" },
    ],
  });
  const calls = recordCalls(inject("sandbox").platform);
  const ids = async (status: Parameters<typeof getPlayerCampaigns>[1]) =>
    (await getPlayerCampaigns(http, status)).map(({ campaignId }) => campaignId);
  expect(await ids("ALL")).toEqual(["C1", "E", "X", "D"]);
  expect([await ids("ACTIVE"), await ids("EXPIRED"), await ids("CANCELED")]).toEqual([["C1"], ["E"], ["X"]]);
  expect([await ids("DRAFT"), await ids("COMPLETED")]).toEqual([[], ["D"]]);
  expect(calls[0]?.line, "no restriction").toBe("GET /v2/player/campaigns");
  const listed = [await getRewards(http, "rewards"), await getRewards(http, "active")];
  expect(listed.flat().map(({ campaignId }) => campaignId)).not.toContain("D");
  const ended = endedOf(await getPlayerCampaigns(http, "ALL"));
  expect(ended.filter(({ status }) => status === "COMPLETED").map(({ campaignId }) => campaignId)).toEqual(["D"]);
});

test("the truth about a claim without a response: taken with its key, not taken (on offer still, or past its time), or neither", async () => {
  const { http } = await newPlayer({
    rewards: [
      bonus,
      { ...bonus, campaignId: "C2", vertical: "LIVE_CASINO" },
      { ...bonus, campaignId: "C4", expiresAt: "2020-01-01T00:00:00Z" },
    ],
  });
  const key = randomUUID();
  await claim(http, "C1", key);
  const asked = (campaignId: string, id: string, before: Intent["before"] = null) =>
    claimResolver.read?.(http, {
      ...{ id, before, operation: "claim", owner: null, mark: "", parameters: { campaignId }, state: "unknown" },
      ...{ code: null, startedAt: Date.now(), unknownSince: Date.now(), settledAt: null, keyUntil: null, until: null },
    } satisfies Intent);
  expect(await asked("C1", key)).toBe("done");
  expect(await asked("C2", randomUUID())).toBe("not-done");
  expect(await asked("C4", randomUUID())).toBe("not-done");
  expect(await asked("C3", randomUUID())).toBe("unknown");
  // Of a platform that knows no keys.
  expect(await asked("C1", randomUUID(), [])).toBe("done");
});

test("the truth about the end of a bonus without a response: it was given up, runs still, or ended otherwise", async () => {
  const reward = (assignmentId: string, more: object) => ({
    ...bonus,
    campaignId: assignmentId,
    assignmentId,
    ...more,
  });
  const { http } = await newPlayer({
    rewards: [
      reward("A1", { vertical: "CASINO" }),
      reward("A2", { vertical: "SPORTS" }),
      reward("A3", { campaignStatus: "COMPLETED" }),
      reward("A4", { expiresAt: "2020-01-01T00:00:00Z" }),
    ],
  });
  await forfeitReward(http, { assignmentId: "A1", wageringProgress: null }, randomUUID());
  const asked = (assignmentId: string) => forfeitResolver.read?.(http, { parameters: { assignmentId } } as never);
  expect(await Promise.all(["A1", "A2", "A3", "A4"].map(asked))).toEqual(["done", "not-done", "not-done", "not-done"]);
});
