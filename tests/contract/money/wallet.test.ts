import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { HttpError, Unreachable } from "@/lib/core/http/http-errors";
import { getTransactions } from "@/lib/money/transactions/api";
import { getBalance } from "@/lib/money/wallet/api";
import { getWithdrawalMethods } from "@/lib/money/withdraw/api";
import { claimReward, getRewards } from "@/lib/offers/rewards/api";
import { recordCalls } from "../../support/record-calls";
import { callControl, control, newPlayer, platformAs, signIn } from "../sandbox/world";

const eur = (amountMinor: number) => ({ amountMinor, currency: "EUR" });

test("the balance call reads every wallet kind and vertical of the player [WALLET-516, WALLET-518, WALLET-503]", async () => {
  const { playerId, http } = await newPlayer({ balance: "120.50" });
  const path = `/players/${playerId}/balance`;
  await control("POST", path, { amount: "7.25", kind: "LOCKED" });
  await control("POST", path, { amount: "1.00", kind: "BONUS", vertical: "CASINO" });
  await control("POST", path, { amount: "2.00", kind: "BONUS", vertical: "LIVE_CASINO" });
  await control("POST", path, { amount: "3.00", kind: "BONUS", vertical: "SPORTS" });
  expect(await getBalance(http)).toEqual({
    version: 5,
    balances: {
      mainBalance: eur(12_050),
      lockedBalance: eur(725),
      casinoBonus: eur(100),
      liveCasinoBonus: eur(200),
      sportsBonus: eur(300),
      totalBalance: eur(13_375),
    },
  });
});

test("paths are relative to the base v1, and those of bonuses and rewards to v2 [API-503]", async () => {
  const { http } = await newPlayer({ rewards: [{ campaignId: "c1" }] });
  const calls = recordCalls(inject("sandbox").platform);
  expect(await getBalance(http)).not.toBeNull();
  expect(await getRewards(http, "active")).toEqual([]);
  await claimReward(http, { campaignId: "c1", way: "claim", queuedId: null, provider: null }, randomUUID());
  expect(calls.map(({ line }) => line)).toEqual([
    "GET /v1/player/wallet/balance",
    "GET /v2/rewards?rewardsType=ACTIVE&version=v2",
    "POST /v2/rewards/c1/claim",
  ]);
});

test("the demo players have their opening balances", async () => {
  const players = await control<{ playerId: string; email: string }[]>("GET", "/players");
  const found = players.filter(({ email }) => email.endsWith("@greenroom.example")).map(({ email }) => email);
  expect(found.sort()).toEqual(["asha@greenroom.example", "demo@greenroom.example"]);
});

test("the demo player has paid in by card and played, in the days before, so that withdrawals and history have something", async () => {
  const { idToken } = await signIn({ email: "demo@greenroom.example", password: "Greenroom-2026" });
  const http = platformAs(idToken);
  expect((await getBalance(http))?.balances.mainBalance).toEqual({ amountMinor: 50_000, currency: "EUR" });
  expect(await getWithdrawalMethods(http)).toMatchObject([{ id: "card", days: { least: 1, most: 3 } }]);
  const moved = await getTransactions(http, { limit: 20 });
  expect(moved.map(({ type }) => type)).toEqual([
    ...["WIN", "BET", "LOSS", "BET", "WIN", "BET", "LOSS", "BET", "WIN", "BET", "LOSS", "BET"],
    ...["DEPOSIT", "DEPOSIT"],
  ]);
  for (const { transactionDate } of moved) expect(Date.parse(transactionDate)).toBeLessThan(Date.now() - 86_400_000);
  expect(await control("GET", "/ledger/check")).toMatchObject({ sound: true });
});

test("a player without a wallet has none, and that is no error [WALLET-507, ERR-025]", async () => {
  const { playerId, http } = await newPlayer({ wallet: false });
  expect(await getBalance(http)).toBeNull();
  // Any other refusal is no missing wallet.
  for (const status of [403, 410, 500]) {
    await control("POST", "/faults", { system: "platform", kind: "error", status, player: playerId, times: 1 });
    await expect(getBalance(http)).rejects.toMatchObject({ status });
  }
});

test("without a token, or with one that is no id token, there is no balance", async () => {
  const { idToken } = await newPlayer();
  for (const token of [undefined, "nonsense", `${idToken.slice(0, -4)}AAAA`]) {
    const balance = getBalance(platformAs(token));
    await expect(balance).rejects.toBeInstanceOf(HttpError);
    await expect(balance).rejects.toMatchObject({ status: 401 });
  }
});

test("a platform that is away or talks nonsense gives no balance at all", async () => {
  const { playerId, http } = await newPlayer({ balance: "5.00" });
  for (const kind of ["refused", "cut"]) {
    await control("POST", "/faults", { system: "platform", kind, player: playerId, times: 1 });
    await expect(getBalance(http)).rejects.toBeInstanceOf(Unreachable);
  }
  await control("POST", "/faults", { system: "platform", kind: "garbage", player: playerId, times: 1 });
  await expect(getBalance(http)).rejects.toThrow("broken JSON");
  await control("POST", "/faults", { system: "platform", kind: "error", status: 502, player: playerId, times: 1 });
  await expect(getBalance(http)).rejects.toMatchObject({ status: 502 });
  expect(await getBalance(http)).toMatchObject({ balances: { totalBalance: eur(500) } });
});

test("money moves once for one key, over HTTP too, and never below zero", async () => {
  const { playerId, http } = await newPlayer({ balance: "10.00" });
  const path = `/players/${playerId}/balance`;
  const key = { "Idempotency-Key": "credit-1" };
  const first = await control("POST", path, { amount: "2.50" }, key);
  expect(await control("POST", path, { amount: "2.50" }, key)).toEqual(first);
  expect(await callControl("POST", path, { amount: "2.60" }, key)).toMatchObject({ status: 422 });
  expect(await callControl("POST", path, { amount: "-12.51" })).toMatchObject({ status: 409 });
  expect(await getBalance(http)).toMatchObject({ version: 2, balances: { totalBalance: eur(1_250) } });
  expect(await control("GET", "/ledger/check")).toMatchObject({ sound: true });
});
