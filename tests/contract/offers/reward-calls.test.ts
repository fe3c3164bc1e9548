import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { acceptCampaign, getCampaigns } from "@/lib/offers/campaigns/api";
import { getCashbackProgress, getFreeSpinDetails, getFreeSpinProgress } from "@/lib/offers/reward-progress/api";
import {
  claimReward,
  forfeitReward,
  getPlayerCampaigns,
  getRewards,
  getSportsbookRewards,
  joinCampaign,
} from "@/lib/offers/rewards/api";
import { claimResolver } from "@/lib/offers/rewards/operation";
import { recordCalls } from "../../support/record-calls";
import { control, newPlayer } from "../sandbox/world";

const plain = { queuedId: null, provider: null } as const;
const bonus = { campaignId: "C1", amount: "20.00", wrMultiplier: 20 };
const inAnHour = new Date(Date.now() + 3_600_000).toISOString();

test("each action of a reward is a call of its own, all of the second version [REWARD-516, REWARD-517, REWARD-520, REWARD-540]", async () => {
  const { http } = await newPlayer({
    rewards: [
      { ...bonus, vertical: "SPORTS", campaignCategory: "LOYALTY" },
      { campaignId: "C2", triggerEvent: "CASHBACK_INSTANT", amount: "5.00" },
      { campaignId: "C3", triggerEvent: "CASHBACK_WEEKLY", amount: "2.50" },
      { campaignId: "C4", triggerEvent: "CASHBACK_BOOSTER" },
      { campaignId: "C5", campaignCategory: "OPT_IN" },
      { ...bonus, campaignId: "C6", campaignCategory: "LOYALTY", queuedPlayerBonus: { id: "Q6", isCredited: false } },
    ],
  });
  const calls = recordCalls(inject("sandbox").platform);
  const claim = (campaignId: string, way: "claim" | "instant" | "cashback") =>
    claimReward(http, { ...plain, campaignId, way }, randomUUID());
  await acceptCampaign(http, { campaignId: "C1", agreed: true, bonusCode: null });
  await claim("C1", "claim");
  await claim("C2", "instant");
  await getCashbackProgress(http, "C3");
  await claim("C3", "cashback");
  for (const isJoining of [true, false]) await joinCampaign(http, { campaignId: "C4", kind: "cashback", isJoining });
  for (const isJoining of [true, false]) await joinCampaign(http, { campaignId: "C5", kind: "bonus", isJoining });
  await claimReward(http, { campaignId: "C6", way: "queued", queuedId: "Q6", provider: null }, randomUUID());
  const [running] = await getRewards(http, "active");
  await forfeitReward(http, { assignmentId: running?.assignmentId ?? "", wageringProgress: 0 }, randomUUID());
  await getCampaigns(http, ["C1"]);
  await getPlayerCampaigns(http, "ALL");
  expect(calls.map(({ line }) => line.replace(running?.assignmentId ?? "", "A1"))).toEqual([
    "POST /v2/campaigns/consent",
    "POST /v2/rewards/C1/claim",
    "POST /v2/cashback/C2/activate",
    "GET /v2/cashback/C3/progress",
    "POST /v2/cashback/C3/claim",
    "POST /v2/cashback/C4/activate",
    "POST /v2/cashback/C4/deactivate",
    "POST /v2/campaigns/C5/activate",
    "POST /v2/campaigns/C5/deactivate",
    "POST /v2/campaign/C6/queued-bonus/Q6/claim",
    "GET /v2/rewards?rewardsType=ACTIVE&version=v2",
    "PUT /v2/rewards/A1/state",
    "GET /v2/campaigns?campaignIds=C1",
    "GET /v2/player/campaigns",
  ]);
  // Of the sandbox they had their effects: what was activated and left again is on offer as before.
  const offers = await getRewards(http, "rewards");
  expect(offers.map(({ campaignId, isJoined }) => [campaignId, isJoined])).toEqual([
    ["C4", false],
    ["C5", false],
  ]);
});

test("the terms of campaigns are read by their ids with a comma between; one that nobody knows is missing [REWARD-521]", async () => {
  const terms = { days: 14, maxBet: "2.50", excludedGames: ["gem-harbour", "gone"], consentRequired: true };
  const { http } = await newPlayer({
    currencyCode: "NOK",
    rewards: [
      { ...bonus, terms },
      { campaignId: "C2", terms: { days: null, maxBet: null, excludedGames: null } },
    ],
  });
  const calls = recordCalls(inject("sandbox").platform);
  const campaigns = await getCampaigns(http, ["C1", "C2", "nobody's"]);
  expect(calls).toEqual([{ line: "GET /v2/campaigns?campaignIds=C1%2CC2%2Cnobody%27s" }]);
  expect(campaigns).toMatchObject([
    {
      ...{ campaignId: "C1", days: 14, needsConsent: true, excludedGames: [expect.any(String), "gone"] },
      ...{ amount: { amountMinor: 2_000, currency: "NOK" }, maxBet: { amountMinor: 250, currency: "NOK" } },
      multiplier: 20,
    },
    { campaignId: "C2", days: null, maxBet: null, excludedGames: null, needsConsent: false },
  ]);
});

test("a bonus is accepted by a POST of its campaign, agreed and the code; without it one that needs it is not given [REWARD-518]", async () => {
  const { http } = await newPlayer({ rewards: [{ ...bonus, terms: { consentRequired: true } }] });
  const claim = () => claimReward(http, { ...plain, campaignId: "C1", way: "claim" }, randomUUID());
  await expect(claim()).rejects.toMatchObject({ status: 400, code: "error.bonus.consent_missing" });
  const calls = recordCalls(inject("sandbox").platform);
  await acceptCampaign(http, { campaignId: "C1", agreed: false, bonusCode: null });
  await expect(claim()).rejects.toMatchObject({ code: "error.bonus.consent_missing" });
  await acceptCampaign(http, { campaignId: "C1", agreed: true, bonusCode: "SPRING" });
  await acceptCampaign(http, { campaignId: "C1", agreed: true, bonusCode: "SPRING" });
  await claim();
  expect(calls.filter(({ line }) => line.endsWith("consent")).map(({ body }) => body)).toEqual([
    { campaignId: "C1", agreed: false, bonusCode: null },
    { campaignId: "C1", agreed: true, bonusCode: "SPRING" },
    { campaignId: "C1", agreed: true, bonusCode: "SPRING" },
  ]);
});

test("the details and the progress of free spins are read by campaign ids, and those that wait are claimed by their queue [REWARD-522]", async () => {
  const freeSpinDetail = { rounds: 20, roundsPlayed: 5, gameSlug: "gem-harbour", stake: "0.20", won: "3.40" };
  const spins = { betBonusType: -1, freeSpinDetail, campaignCategory: "LOYALTY" };
  const { http } = await newPlayer({
    rewards: [
      { ...spins, campaignId: "S1" },
      { ...spins, campaignId: "S2", queuedPlayerBonus: { id: "Q2", isCredited: false } },
    ],
  });
  const calls = recordCalls(inject("sandbox").platform);
  const details = await getFreeSpinDetails(http, ["S1", "S2"]);
  expect(details.map(({ campaignId }) => campaignId)).toEqual(["S1", "S2"]);
  expect(details[0]).toMatchObject({ stake: { amountMinor: 20 }, games: [{ slug: "gem-harbour" }] });
  expect(await getFreeSpinProgress(http, ["S1", "none"])).toEqual([
    { campaignId: "S1", rounds: 20, roundsPlayed: 5, won: { amountMinor: 340, currency: "EUR" } },
  ]);
  await claimReward(http, { campaignId: "S2", way: "queued", queuedId: "Q2", provider: null }, randomUUID());
  expect(calls.map(({ line }) => line)).toEqual([
    "GET /v2/free-spins/details?campaignIds=S1%2CS2",
    "GET /v2/free-spins/progress?campaignIds=S1%2Cnone",
    "POST /v2/campaign/S2/queued-bonus/Q2/claim",
  ]);
  expect((await getRewards(http, "active")).map(({ campaignId }) => campaignId)).toEqual(["S2"]);
});

test("loyalty's cashback has its progress and its claim, which is refused before its time [REWARD-523]", async () => {
  const loyalty = { campaignCategory: "LOYALTY", triggerEvent: "CASHBACK_WEEKLY", amount: "4.20" };
  const { http } = await newPlayer({
    rewards: [
      { ...loyalty, campaignId: "L1", cashbackInfo: { claimableFrom: inAnHour } },
      { ...loyalty, campaignId: "L2" },
    ],
  });
  const gathered = { amountMinor: 420, currency: "EUR" };
  expect(await getCashbackProgress(http, "L1")).toEqual({ gathered, claimableFrom: inAnHour, isClaimable: false });
  expect(await getCashbackProgress(http, "L2")).toEqual({ gathered, claimableFrom: null, isClaimable: true });
  const claim = (campaignId: string) => claimReward(http, { ...plain, campaignId, way: "cashback" }, randomUUID());
  await expect(claim("L1")).rejects.toMatchObject({ status: 400, code: "error.cashback.not_claimable" });
  await claim("L2");
  await expect(getCashbackProgress(http, "none")).rejects.toMatchObject({ status: 404 });
});

test("rewards of the sportsbook, those of a game provider too, come and are claimed by calls of their own [SPORT-510]", async () => {
  const { http, playerId } = await newPlayer({
    rewards: [
      { ...bonus, campaignId: "B1", vertical: "SPORTS", isOfSportsbook: true, provider: "betline" },
      { campaignId: "B2", vertical: "SPORTS", isOfSportsbook: true, amount: "5.00" },
    ],
  });
  const calls = recordCalls(inject("sandbox").platform);
  const rewards = await getSportsbookRewards(http);
  expect(rewards.map(({ campaignId, way, provider }) => [campaignId, way, provider])).toEqual([
    ["B1", "sportsbook", "betline"],
    ["B2", "sportsbook", null],
  ]);
  const [first] = rewards;
  if (!first) throw new Error("There is no reward.");
  const key = randomUUID();
  for (const _ of [1, 2]) await claimReward(http, first, key);
  expect(calls).toEqual([
    { line: "GET /v2/sportsbook/rewards" },
    { line: "POST /v2/sportsbook/rewards/B1/claim", body: { provider: "betline" } },
    { line: "POST /v2/sportsbook/rewards/B1/claim", body: { provider: "betline" } },
  ]);
  // The other list has none of them before, and the one that runs afterwards.
  expect(await getRewards(http, "rewards")).toEqual([]);
  const truth = (campaignId: string) =>
    claimResolver.read?.(http, { id: key, before: null, parameters: { campaignId, way: "sportsbook" } } as never);
  expect([await truth("B1"), await truth("B2")]).toEqual(["done", "not-done"]);
  await control("PATCH", `/players/${playerId}`, { bonuses: false });
  expect(await getSportsbookRewards(http)).toEqual([]);
  expect([await truth("B1"), await truth("B2")]).toEqual(["done", "not-done"]);
});
