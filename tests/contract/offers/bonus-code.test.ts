import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import type { Http } from "@/lib/core/http/http";
import type { Intent } from "@/lib/core/intents/intent";
import { getBalance } from "@/lib/money/wallet/api";
import { claimBonusCode, validateBonusCode } from "@/lib/offers/bonus-code/api";
import { codeClaimOperation, codeClaimResolver } from "@/lib/offers/bonus-code/operation";
import { acceptCampaign, getCampaigns } from "@/lib/offers/campaigns/api";
import { getRewards } from "@/lib/offers/rewards/api";
import { promotions } from "@/sandbox/content/generator/promotions";
import { recordCalls } from "../../support/record-calls";
import { control, newPlayer, platformAs } from "../sandbox/world";

const gift = { amount: "20.00", wrMultiplier: 20, wageringAmount: "400.00", wageringProgress: "0.00" };

const campaignsOf = async (http: Http) => (await getRewards(http, "active")).map(({ campaignId }) => campaignId);

/** A code of its own for each test. */
async function newCode(state: object = {}): Promise<{ bonusCode: string; campaignId: string }> {
  const bonusCode = `Code-${randomUUID().slice(0, 8)}`;
  const campaignId = `C-${bonusCode}`;
  await control("POST", "/bonus-codes", { code: bonusCode, campaignId, reward: gift, ...state });
  return { bonusCode, campaignId };
}

test("validate is a POST of the code alone, as it was typed, and returns its campaign [BONUS-508]", async () => {
  const { http } = await newPlayer();
  const { bonusCode, campaignId } = await newCode();
  const calls = recordCalls(inject("sandbox").platform);
  expect(await validateBonusCode(http, bonusCode)).toBe(campaignId);
  expect(calls).toEqual([{ line: "POST /v1/bonus-code/validate", body: { bonusCode } }]);
  expect(await validateBonusCode(http, bonusCode.toLowerCase())).toBe(campaignId);
  await expect(validateBonusCode(http, `${bonusCode}x`)).rejects.toMatchObject({
    status: 404,
    code: "error.bonus_code.not_found",
  });
  await expect(validateBonusCode(platformAs(), bonusCode)).rejects.toMatchObject({ status: 401 });
});

test("a claim is a POST of the code and the state ACTIVATED; it gives its reward once for a key, with its money [BONUS-506, BONUS-507]", async () => {
  const { http } = await newPlayer({ balance: "50.00" });
  const claim = await newCode();
  const calls = recordCalls(inject("sandbox").platform);
  const key = randomUUID();
  const given = await claimBonusCode(http, claim, key);
  expect(calls).toEqual([
    { line: "POST /v1/bonus-code/manual-claim", body: { bonusCode: claim.bonusCode, state: "ACTIVATED" } },
  ]);
  expect(given).toMatchObject({ kind: "bonus", amount: { amountMinor: 2_000, currency: "EUR" } });
  expect(await claimBonusCode(http, claim, key)).toEqual(given);
  expect((await getRewards(http, "active")).map(({ id }) => id)).toEqual([given.id]);
  expect(await campaignsOf(http)).toEqual([claim.campaignId]);
  const { mainBalance, casinoBonus } = (await getBalance(http))?.balances ?? expect.fail("no wallet");
  expect([mainBalance.amountMinor, casinoBonus.amountMinor]).toEqual([5_000, 2_000]);
  expect(await control("GET", "/ledger/check")).toMatchObject({ sound: true });

  await expect(claimBonusCode(http, claim, randomUUID())).rejects.toMatchObject({ code: "error.bonus_code.used" });
  await expect(validateBonusCode(http, claim.bonusCode)).rejects.toMatchObject({ code: "error.bonus_code.used" });
  await expect(claimBonusCode(http, await newCode(), key)).rejects.toMatchObject({ status: 422 });
  await expect(claimBonusCode(http, await newCode(), "")).rejects.toMatchObject({ status: 400 });
});

test("of two claims at once one gives, and the last bonus of a code goes to one player", async () => {
  const { http } = await newPlayer();
  const claim = await newCode({ claimsLeft: 1 });
  const results = await Promise.allSettled([1, 2].map(() => claimBonusCode(http, claim, randomUUID())));
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await campaignsOf(http)).toEqual([claim.campaignId]);
  const other = await newPlayer();
  await expect(claimBonusCode(other.http, claim, randomUUID())).rejects.toMatchObject({
    code: "error.bonus_code.limit",
  });
  expect(await campaignsOf(other.http)).toEqual([]);
});

test.each([
  ["SUMMER-25", 409, "error.bonus_code.expired", "The code has expired."],
  ["ALL-GONE", 409, "error.bonus_code.limit", "All bonuses of the code were claimed."],
  ["NOT-YOURS", 409, "error.bonus_code.not_eligible", "The player is not eligible."],
  ["OTHER-SITE", 400, "error.invalid.site.id", "The site is not valid."],
  ["ON-MONDAY", 409, "error.campaign.closed", "This offer opens on Monday."],
  ["NO-SUCH-CODE", 404, "error.bonus_code.not_found", "There is no such code."],
])("the code %s of every sandbox is refused by %i %s", async (bonusCode, status, code, message) => {
  const { http } = await newPlayer();
  const refusal = { status, code, message };
  await expect(validateBonusCode(http, bonusCode)).rejects.toMatchObject(refusal);
  await expect(claimBonusCode(http, { bonusCode, campaignId: "" }, randomUUID())).rejects.toMatchObject(refusal);
  expect(await campaignsOf(http)).toEqual([]);
});

test("FIRST-ORBIT and SPINS-20 are good, TOO-LATE until it is claimed", async () => {
  const { http } = await newPlayer();
  for (const code of ["FIRST-ORBIT", "SPINS-20", "TOO-LATE"])
    expect(await validateBonusCode(http, code), code).toMatch(/^demo-code-/);
  const late = { bonusCode: "TOO-LATE", campaignId: "" };
  await expect(claimBonusCode(http, late, randomUUID())).rejects.toMatchObject({ code: "error.reward.conflict" });
  const spins = await claimBonusCode(http, { bonusCode: "SPINS-20", campaignId: "" }, randomUUID());
  expect(spins).toMatchObject({ kind: "freeSpins", spins: { total: 20, played: 0 } });
});

test("FIRST-ORBIT gives what its promotion says, in the player's currency, and with a deposit alone", async () => {
  const { http } = await newPlayer({ countryCode: "NO", currencyCode: "NOK" });
  const [terms] = await getCampaigns(http, [await validateBonusCode(http, "FIRST-ORBIT")]);
  const { money, days } = promotions.find(({ slug }) => slug === "first-deposit") ?? expect.fail();
  const inKroner = (euros: number) => ({ amountMinor: euros * 10 * 100, currency: "NOK" });
  expect(terms).toMatchObject({
    amount: inKroner(money.amount),
    wagering: inKroner(money.wagering),
    maxBet: inKroner(money.maxBet),
    days,
  });
  const claim = claimBonusCode(http, { bonusCode: "FIRST-ORBIT", campaignId: "" }, randomUUID());
  await expect(claim).rejects.toMatchObject({ status: 409, code: "error.bonus_code.deposit_needed" });
});

test("a player whom codes or bonuses are closed to is refused", async () => {
  const claim = await newCode();
  for (const state of [{ manualClaim: false }, { bonuses: false }]) {
    const { http } = await newPlayer(state);
    const refusal = { status: 400, code: "error.bonus_code.not_available" };
    await expect(validateBonusCode(http, claim.bonusCode)).rejects.toMatchObject(refusal);
    await expect(claimBonusCode(http, claim, randomUUID())).rejects.toMatchObject(refusal);
  }
});

test("what became of a claim is read: good still, claimed by its key, claimed before, and claimed and gone", async () => {
  const { http, playerId } = await newPlayer();
  const claim = await newCode();
  const key = randomUUID();
  const intent = (id: string, of = claim) => ({ id, before: null, parameters: codeClaimOperation.keep(of) }) as Intent;
  const read = (id: string) => codeClaimResolver.read?.(http, intent(id));
  expect(await read(key)).toBe("not-done");
  await claimBonusCode(http, claim, key);
  expect(await read(key)).toBe("done");
  expect(await read(randomUUID())).toBe("not-done");
  await control("PATCH", `/players/${playerId}`, { rewards: [] });
  expect(await read(key)).toBe("done");
  expect(await codeClaimResolver.read?.(http, intent(key, { ...claim, bonusCode: "SUMMER-25" }))).toBe("not-done");
  await expect(codeClaimResolver.read?.(platformAs(), intent(key))).rejects.toMatchObject({ status: 401 });
});

test("a code is not claimed while a bonus of its games runs, nor before its terms are accepted where they have to be", async () => {
  const { http, playerId } = await newPlayer();
  const running = { campaignId: "R1", assignmentId: "R1", amount: "5.00" };
  await control("PATCH", `/players/${playerId}`, { rewards: [running] });
  const claim = await newCode();
  await expect(claimBonusCode(http, claim, randomUUID())).rejects.toMatchObject({
    status: 400,
    code: "error.bonus.active.same.vertical.already.exists",
  });
  await control("PATCH", `/players/${playerId}`, { rewards: [{ ...running, vertical: "LIVE_CASINO" }] });
  const strict = await newCode({ reward: { ...gift, terms: { consentRequired: true } } });
  await expect(claimBonusCode(http, strict, randomUUID())).rejects.toMatchObject({
    code: "error.bonus.consent_missing",
  });
  expect(await getCampaigns(http, [strict.campaignId])).toMatchObject([{ vertical: "casino", needsConsent: true }]);
  await acceptCampaign(http, { campaignId: strict.campaignId, agreed: true, bonusCode: strict.bonusCode });
  await claimBonusCode(http, strict, randomUUID());
  expect(await campaignsOf(http)).toEqual(["R1", strict.campaignId]);
});
