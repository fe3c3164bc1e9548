import { randomUUID } from "node:crypto";
import { describe, expect, inject, test } from "vitest";
import type { Http } from "@/lib/core/http/http";
import { money } from "@/lib/core/money";
import { getTransactions } from "@/lib/money/transactions/api";
import { getBalance } from "@/lib/money/wallet/api";
import {
  cancelWithdrawal,
  checkWithdrawal,
  getPendingWithdrawals,
  getWithdrawalMethods,
  getWithdrawals,
  requestWithdrawal,
} from "@/lib/money/withdraw/api";
import { recordCalls } from "../../support/record-calls";
import { control, newPlayer } from "../sandbox/world";

const body = { ipAddress: "203.0.113.7", blackbox: "" };
const requested = (amountMinor: number, methodId = "card") => ({
  ...body,
  amount: money(amountMinor, "EUR"),
  methodId,
});
const cash = async (http: Http) => (await getBalance(http))?.balances.mainBalance.amountMinor;
const isSound = async () => (await control<{ sound: boolean }>("GET", "/ledger/check")).sound;

/** A player with cash of 100.00, who has paid in by card. */
async function playerWithCard(state: object = {}) {
  const player = await newPlayer({ balance: "80.00", ...state });
  await control("POST", `/players/${player.playerId}/payments`, {
    kind: "DEPOSIT",
    amount: "20.00",
    status: "SUCCESS",
  });
  return player;
}

test("request, cancellation, pending and the list have the paths and keys that are specified [WD-509, WD-510, WD-511, WD-512]", async () => {
  const { http } = await playerWithCard();
  const key = randomUUID();
  const calls = recordCalls(inject("sandbox").platform);
  expect(await requestWithdrawal(http, requested(2_500), key)).toMatchObject({ result: "SUCCESS", referenceId: key });
  const [pending] = await getPendingWithdrawals(http);
  expect(pending).toMatchObject({ pendingWithdrawalId: key, amount: 2_500, methodId: "card", status: "PENDING" });
  await cancelWithdrawal(http, { pendingWithdrawalId: key, amount: money(2_500, "EUR") }, randomUUID());
  expect(await getWithdrawals(http, { limit: 5, status: "CANCELLED" })).toMatchObject([{ withdrawalId: key }]);
  expect(calls).toEqual([
    {
      line: "POST /v1/player/wallet/withdrawal/request",
      body: { amount: "25.00", currency: "EUR", methodId: "card", ...body },
    },
    { line: "GET /v1/player/wallet/pendingWithdrawal", body: undefined },
    {
      line: "POST /v1/player/wallet/withdrawal/cancellation",
      body: { pendingWithdrawalId: key, amount: "25.00", cancelByPlayer: true },
    },
    { line: "GET /v1/player/wallet/withdrawals?limit=5&status=CANCELLED", body: undefined },
  ]);
});

test("the methods are those that were used, with what they say of payouts", async () => {
  const { playerId, http } = await newPlayer({ balance: "1.00" });
  expect(await getWithdrawalMethods(http)).toEqual([]);
  for (const [methodId, status] of [
    ["card", "SUCCESS"],
    ["volt", "SUCCESS"],
    ["crypto", "FAILED"],
  ])
    await control("POST", `/players/${playerId}/payments`, { kind: "DEPOSIT", amount: "20.00", methodId, status });
  expect(await getWithdrawalMethods(http)).toMatchObject([
    { id: "volt", name: "Volt", min: 1_000, fee: 0, days: { least: 1, most: 2 } },
    { id: "card", name: "Visa, Mastercard", min: 1_000, fee: 0, days: { least: 1, most: 3 } },
  ]);
});

describe("a request", () => {
  test("takes its money once for its key, and its key is its reference; with other parameters the key is refused", async () => {
    const { playerId, http } = await playerWithCard();
    const key = randomUUID();
    await Promise.all([1, 2, 3].map(() => requestWithdrawal(http, requested(2_500), key)));
    expect(await cash(http)).toBe(7_500);
    for (const other of [requested(2_600), requested(2_500, "volt")])
      await expect(requestWithdrawal(http, other, key)).rejects.toMatchObject({ status: 422 });
    await expect(requestWithdrawal(http, requested(2_500), "")).rejects.toMatchObject({ status: 400 });
    expect(await getPendingWithdrawals(http)).toHaveLength(1);
    expect(await getTransactions(http, { category: "PAYMENT", limit: 1 })).toMatchObject([
      { referenceId: key, type: "WITHDRAW", status: "PENDING", amount: 2_500 },
    ]);
    // Answered as it was, also when nothing would be allowed any more.
    await control("PATCH", `/players/${playerId}`, { withdrawal: false });
    expect(await requestWithdrawal(http, requested(2_500), key)).toMatchObject({ result: "SUCCESS" });
    expect([await cash(http), await isSound()]).toEqual([7_500, true]);
  });

  test.each([
    ["over the balance", {}, requested(10_001), "NOT_ENOUGH_FUNDS"],
    ["below the least", {}, requested(999), "error.withdrawal.amount"],
    ["by a method that was not used", {}, requested(2_500, "volt"), "error.withdrawal.method"],
    ["in another currency", {}, { ...requested(2_500), amount: money(2_500, "GBP") }, "error.withdrawal.amount"],
    [
      "over the limit",
      { withdrawalCheck: { result: "SUCCESS", limit: "20.00" } },
      requested(2_001),
      "WITHDRAWAL_LIMIT_REACHED",
    ],
    ["while the flag is off", { withdrawal: false }, requested(2_500), "RESTRICTED"],
    ["while payouts are off", { payout: false }, requested(2_500), "RESTRICTED"],
    ["during a review", { isWithdrawalReview: true }, requested(2_500), "DOCUMENTS_UNDER_REVIEW"],
    [
      "while documents are required",
      { withdrawalCheck: { result: "DOCUMENTS_REQUIRED" } },
      requested(2_500),
      "DOCUMENTS_REQUIRED",
    ],
    ["after a result that nobody knows", { withdrawalCheck: { result: "" } }, requested(2_500), "FAILURE"],
  ])("%s is refused, and takes nothing", async (_, state, input, code) => {
    const { playerId, http } = await playerWithCard();
    await control("PATCH", `/players/${playerId}`, state);
    await expect(requestWithdrawal(http, input, randomUUID())).rejects.toMatchObject({ status: 409, code });
    expect([await cash(http), await getPendingWithdrawals(http)]).toEqual([10_000, []]);
  });

  test("documents that the platform has let run out, or only prefers, stand against nothing", async () => {
    const { playerId, http } = await playerWithCard();
    for (const state of [
      { withdrawalCheck: { result: "DOCUMENTS_PREFERRED" } },
      { withdrawalCheck: { result: "DOCUMENTS_REQUIRED" }, kycStatus: "PENDING_EXPIRED" },
    ]) {
      await control("PATCH", `/players/${playerId}`, state);
      expect((await checkWithdrawal(http, body)).result).toBe(state.withdrawalCheck.result);
      expect(await requestWithdrawal(http, requested(1_000), randomUUID())).toMatchObject({ result: "SUCCESS" });
    }
    expect(await cash(http)).toBe(8_000);
  });
});

describe("a cancellation", () => {
  async function pending() {
    const player = await playerWithCard();
    const id = randomUUID();
    await requestWithdrawal(player.http, requested(2_500), id);
    return { ...player, id, input: { pendingWithdrawalId: id, amount: money(2_500, "EUR") } };
  }

  test("gives the money back once, whatever is pressed, and is the same one with its key", async () => {
    const { http, input } = await pending();
    const key = randomUUID();
    await Promise.all([1, 2, 3].map(() => cancelWithdrawal(http, input, key)));
    expect([await cash(http), await getPendingWithdrawals(http), await isSound()]).toEqual([10_000, [], true]);
    await expect(cancelWithdrawal(http, input, randomUUID())).rejects.toMatchObject({
      status: 409,
      code: "error.withdrawal.over",
    });
    expect(await cash(http)).toBe(10_000);
  });

  test("of one that is paid, of another player's, or of another amount changes nothing", async () => {
    const { playerId, http, id, input } = await pending();
    const { http: asOther } = await playerWithCard();
    const notFound = { status: 404, code: "error.withdrawal.not_found" };
    await expect(cancelWithdrawal(asOther, input, randomUUID())).rejects.toMatchObject(notFound);
    const more = { ...input, amount: money(2_501, "EUR") };
    await expect(cancelWithdrawal(http, more, randomUUID())).rejects.toMatchObject(notFound);
    await control("PATCH", `/players/${playerId}/payments/${id}`, { status: "SUCCESS" });
    await expect(cancelWithdrawal(http, input, randomUUID())).rejects.toMatchObject({ status: 409 });
    expect([await cash(http), await cash(asOther)]).toEqual([7_500, 10_000]);
  });

  test("is refused in the platform's own words after too many in a day, and a key stands for one withdrawal", async () => {
    const { http } = await playerWithCard();
    const ids = [1, 2, 3, 4].map(() => randomUUID());
    for (const id of ids) await requestWithdrawal(http, requested(1_000), id);
    const inputOf = (id: string) => ({ pendingWithdrawalId: id, amount: money(1_000, "EUR") });
    const [first = "", second = "", third = "", fourth = ""] = ids;
    const key = randomUUID();
    await cancelWithdrawal(http, inputOf(first), key);
    await expect(cancelWithdrawal(http, inputOf(second), key)).rejects.toMatchObject({ status: 422 });
    for (const id of [second, third]) await cancelWithdrawal(http, inputOf(id), randomUUID());
    await expect(cancelWithdrawal(http, inputOf(fourth), randomUUID())).rejects.toMatchObject({
      ...{ status: 409, code: "error.withdrawal.cancel_limit" },
      message: "You have cancelled 3 withdrawals in 24 hours. This one stays on its way.",
    });
    expect((await getPendingWithdrawals(http)).map(({ pendingWithdrawalId }) => pendingWithdrawalId)).toEqual([fourth]);
  });
});
