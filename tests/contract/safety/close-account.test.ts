import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { money } from "@/lib/core/money";
import { getBalance } from "@/lib/money/wallet/api";
import { claimReward, getRewards } from "@/lib/offers/rewards/api";
import { sendClosing } from "@/lib/safety/close-account/api";
import { recordCalls } from "../../support/record-calls";
import { control, createPlayer, newPlayer, platformAs, signIn } from "../sandbox/world";

test("closing is one call, with a reason or without", async () => {
  const [one, other] = [await newPlayer(), await newPlayer()];
  const calls = recordCalls(inject("sandbox").platform);
  await sendClosing(one.http, null, randomUUID());
  await sendClosing(other.http, "I have stopped.", randomUUID());
  expect(calls).toEqual([
    { line: "POST /v1/player/close", body: {} },
    { line: "POST /v1/player/close", body: { reason: "I have stopped." } },
  ]);
});

test("a closed account passes no call and no login, on any device, and the login says why", async () => {
  const player = await createPlayer({ balance: "50.00" });
  const [here, there] = [await signIn(player), await signIn(player)];
  await sendClosing(platformAs(here.idToken), null, randomUUID());
  for (const { idToken } of [here, there])
    await expect(getBalance(platformAs(idToken))).rejects.toMatchObject({
      status: 403,
      code: "error.player.closed",
    });
  await expect(signIn(player)).rejects.toThrow(/Account closed/);
});

test("what the player had stays theirs; bonuses that ran have ended, and their money is gone", async () => {
  const { http, playerId } = await newPlayer({
    balance: "50.00",
    rewards: [{ campaignId: "C1", amount: "20.00", wrMultiplier: 20 }],
  });
  await claimReward(http, { campaignId: "C1", way: "claim", queuedId: null, provider: null }, randomUUID());
  expect((await getBalance(http))?.balances?.casinoBonus).toEqual(money(2_000, "EUR"));
  await sendClosing(http, null, randomUUID());
  // As support opens it again.
  await control("PATCH", `/players/${playerId}`, { accountStatus: "REGISTERED" });
  expect((await getBalance(http))?.balances).toMatchObject({
    mainBalance: money(5_000, "EUR"),
    casinoBonus: money(0, "EUR"),
  });
  expect(await getRewards(http, "active")).toEqual([]);
  expect(await control("GET", "/ledger/check")).toMatchObject({ sound: true });
});

test("sent again with its key it is the same closing, answered as the first time; with another one the account is closed already", async () => {
  const { http } = await newPlayer();
  const key = randomUUID();
  await sendClosing(http, "Enough.", key);
  await expect(sendClosing(http, "Enough.", key)).resolves.toBeUndefined();
  await expect(sendClosing(http, null, randomUUID())).rejects.toMatchObject({
    status: 403,
    code: "error.player.closed",
  });
});

test("a reason that is too long is refused, and closes nothing", async () => {
  const { http } = await newPlayer();
  await expect(sendClosing(http, "x".repeat(501), randomUUID())).rejects.toMatchObject({ status: 400 });
  await expect(getBalance(http)).resolves.toBeTruthy();
});

test("a visitor's is refused", async () => {
  await expect(sendClosing(platformAs(), null, randomUUID())).rejects.toMatchObject({ status: 401 });
});
