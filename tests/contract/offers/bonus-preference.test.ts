import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { requestDeposit } from "@/lib/money/deposit/api";
import { claimBonusCode, validateBonusCode } from "@/lib/offers/bonus-code/api";
import { changeBonusPreference, getBonusPreference } from "@/lib/offers/bonus-preference/api";
import { claimReward, getRewards, getSportsbookRewards, joinCampaign } from "@/lib/offers/rewards/api";
import { getManualClaim } from "@/lib/session/permissions/api";
import { recordCalls } from "../../support/record-calls";
import { control, newPlayer, platformAs } from "../sandbox/world";

const offered = { campaignId: "for-deposit", triggerEvent: "FIRST_DEPOSIT", amount: "12.50", wrMultiplier: 30 };
const running = { campaignId: "runs", assignmentId: "a-runs", amount: "20.00", vertical: "LIVE_CASINO" };
const joined = { campaignId: "joins", campaignCategory: "OPT_IN", optedIn: false };
const ofSport = { campaignId: "sport", isOfSportsbook: true, vertical: "SPORTS" };

const ids = (rewards: readonly { campaignId: string }[]) => rewards.map(({ campaignId }) => campaignId);

test("a player wants bonuses until they say otherwise: one field is sent, and kept", async () => {
  const { http } = await newPlayer();
  const calls = recordCalls(inject("sandbox").platform);
  expect(await getBonusPreference(http)).toEqual({ refusesBonuses: false });
  expect(await changeBonusPreference(http, { refusesBonuses: true })).toEqual({ refusesBonuses: true });
  expect(await getBonusPreference(http)).toEqual({ refusesBonuses: true });
  expect(calls).toEqual([
    { line: "GET /v1/player/bonus-preference", body: undefined },
    { line: "PATCH /v1/player/bonus-preference", body: { refusesBonuses: true } },
    { line: "GET /v1/player/bonus-preference", body: undefined },
  ]);
  await expect(getBonusPreference(platformAs())).rejects.toMatchObject({ status: 401 });
});

test("who refuses bonuses is offered none, and none is given by a claim, a code or a deposit; what runs stays", async () => {
  const code = `CODE-${randomUUID()}`;
  await control("POST", "/bonus-codes", { code, campaignId: code, reward: { amount: "5.00" } });
  const { http } = await newPlayer({ rewards: [offered, running, joined, ofSport] });
  expect(ids(await getRewards(http, "rewards"))).toEqual(["for-deposit", "joins"]);
  expect(ids(await getSportsbookRewards(http))).toEqual(["sport"]);
  await changeBonusPreference(http, { refusesBonuses: true });

  expect(await getRewards(http, "rewards")).toEqual([]);
  expect(await getSportsbookRewards(http)).toEqual([]);
  expect(ids(await getRewards(http, "active"))).toEqual(["runs"]);
  // Whether codes are open to the player is the operator's word, and stays.
  expect(await getManualClaim(http)).toBe(true);

  const off = { status: 400, code: "error.player.bonuses_off" };
  const claim = { campaignId: "for-deposit", way: "claim", queuedId: null, provider: null } as const;
  await expect(claimReward(http, claim, randomUUID())).rejects.toMatchObject(off);
  await expect(joinCampaign(http, { campaignId: "joins", kind: "bonus", isJoining: true })).rejects.toMatchObject(off);
  const closed = { status: 400, code: "error.bonus_code.not_available" };
  await expect(validateBonusCode(http, code)).rejects.toMatchObject(closed);
  await expect(claimBonusCode(http, { bonusCode: code, campaignId: code }, randomUUID())).rejects.toMatchObject(closed);
  const requested = { amount: { amountMinor: 2_500, currency: "EUR" }, methodId: "card", returnUrl: "" } as const;
  await expect(
    requestDeposit(http, { ...requested, selectedBonusId: "for-deposit" }, randomUUID()),
  ).rejects.toMatchObject({
    status: 409,
    code: "error.player.bonuses_off",
  });
  expect(await requestDeposit(http, { ...requested, selectedBonusId: null }, randomUUID())).toMatchObject({
    result: "SUCCESS",
  });

  await changeBonusPreference(http, { refusesBonuses: false });
  expect(ids(await getRewards(http, "rewards"))).toEqual(["for-deposit", "joins"]);
});
