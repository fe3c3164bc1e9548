import { describe, expect, inject, test } from "vitest";
import { z } from "zod";
import { getRewards } from "@/lib/offers/rewards/api";
import { recordCalls } from "../../support/record-calls";
import { control, createPlayer, newPlayer, platformAs, signIn } from "../sandbox/world";

const days = 86_400_000;
const later = new Date(Date.now() + 10 * days).toISOString();
const earlier = new Date(Date.now() - days).toISOString();

const running = {
  campaignId: "C1",
  assignmentId: "A1",
  name: "Second deposit",
  amount: "20.00",
  wrMultiplier: 20,
  wageringAmount: "400.00",
  wageringProgress: "140.00",
  expiresAt: later,
};
const onOffer = { campaignId: "C2", betBonusType: -1, freeSpinDetail: { rounds: 20, roundsPlayed: 0 } };
const idsOf = (rewards: readonly { id: string }[]) => rewards.map(({ id }) => id);

test("rewards are read by GET v2/rewards: those on offer without codes and without those claimed by hand, and all that run [REWARD-515]", async () => {
  const { http } = await newPlayer();
  const calls = recordCalls(inject("sandbox").platform);
  await getRewards(http, "rewards");
  await getRewards(http, "active");
  expect(calls.map(({ line }) => line)).toEqual([
    "GET /v2/rewards?rewardsType=ELIGIBLE&hasBonusCode=false&version=v2&excludeTriggerType=MANUAL",
    "GET /v2/rewards?rewardsType=ACTIVE&version=v2",
  ]);
});

test("each tab has its own, in the player's currency; they follow a change of the player", async () => {
  const { http, playerId } = await newPlayer({ currencyCode: "NOK", rewards: [running, onOffer] });
  expect(await getRewards(http, "active")).toMatchObject([
    {
      id: "A1",
      assignmentId: "A1",
      name: "Second deposit",
      kind: "bonus",
      vertical: "casino",
      amount: { amountMinor: 2_000, currency: "NOK" },
      spins: null,
      wagering: {
        required: { amountMinor: 40_000, currency: "NOK" },
        done: { amountMinor: 14_000, currency: "NOK" },
        multiplier: 20,
      },
      expiresAt: later,
    },
  ]);
  expect(await getRewards(http, "rewards")).toMatchObject([
    { id: "C2", kind: "freeSpins", spins: { total: 20, played: 0 }, wagering: null },
  ]);
  await control("PATCH", `/players/${playerId}`, { rewards: [] });
  expect([await getRewards(http, "active"), await getRewards(http, "rewards")]).toEqual([[], []]);
});

test("what is over, not begun, behind a code or claimed by hand is not on offer; what runs is listed whatever it came from", async () => {
  const { http } = await newPlayer({
    rewards: [
      { ...onOffer, campaignId: "draft", campaignStatus: "DRAFT" },
      { ...onOffer, campaignId: "canceled", campaignStatus: "CANCELED" },
      { ...onOffer, campaignId: "expired", expiresAt: earlier },
      { ...onOffer, campaignId: "code", hasBonusCode: true },
      { ...onOffer, campaignId: "manual", campaignCategory: "MANUAL" },
      { ...onOffer, campaignId: "open" },
      { ...running, assignmentId: "of-a-code", hasBonusCode: true, campaignCategory: "MANUAL" },
      { ...running, assignmentId: "over", expiresAt: earlier },
    ],
  });
  expect(idsOf(await getRewards(http, "rewards"))).toEqual(["open"]);
  expect(idsOf(await getRewards(http, "active"))).toEqual(["of-a-code"]);
});

test("the demo player has a bonus that runs, and free spins and a cashback on offer", async () => {
  const { idToken } = await signIn({ email: "demo@greenroom.example", password: "Greenroom-2026" });
  const http = platformAs(idToken);
  expect((await getRewards(http, "active")).map(({ kind }) => kind)).toEqual(["bonus"]);
  expect((await getRewards(http, "rewards")).map(({ kind }) => kind)).toEqual(["freeSpins", "cashback"]);
});

describe("the platform refuses", () => {
  test.each([
    ["no type", { version: "v2" }, 400],
    ["another type", { rewardsType: "PAST", version: "v2" }, 400],
    ["no version", { rewardsType: "ACTIVE" }, 400],
    ["another version", { rewardsType: "ACTIVE", version: "v1" }, 400],
    ["a flag that is none", { rewardsType: "ACTIVE", version: "v2", hasBonusCode: "maybe" }, 400],
    ["an unknown trigger type", { rewardsType: "ACTIVE", version: "v2", excludeTriggerType: "NEVER" }, 400],
    ["an unknown parameter", { rewardsType: "ACTIVE", version: "v2", page: 2 }, 400],
  ])("%s", async (_, query, status) => {
    const { http } = await newPlayer();
    await expect(http.get("v2/rewards", z.unknown(), { query })).rejects.toMatchObject({ status });
  });

  test("a visitor, and a player whose account was closed", async () => {
    await expect(getRewards(platformAs(), "active")).rejects.toMatchObject({ status: 401 });
    const player = await createPlayer();
    const { idToken } = await signIn(player);
    await control("PATCH", `/players/${player.playerId}`, { accountStatus: "CLOSED" });
    await expect(getRewards(platformAs(idToken), "active")).rejects.toMatchObject({ status: 403 });
  });

  test("rewards of the control page that no platform would send", async () => {
    await expect(createPlayer({ rewards: [{ ...running, amount: "much" }] })).rejects.toThrow("400");
  });
});
