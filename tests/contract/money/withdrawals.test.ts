import { expect, inject, test } from "vitest";
import { money } from "@/lib/core/money";
import { getTransactions } from "@/lib/money/transactions/api";
import { movedBy } from "@/lib/money/transactions/meaning";
import { getBalance } from "@/lib/money/wallet/api";
import { checkWithdrawal, getPendingWithdrawals } from "@/lib/money/withdraw/api";
import { recordCalls } from "../../support/record-calls";
import { callControl, control, newPlayer } from "../sandbox/world";

const body = { ipAddress: "203.0.113.7", blackbox: "" };
const cash = async (http: Parameters<typeof getBalance>[0]) => (await getBalance(http))?.balances.mainBalance;
const pay = (playerId: string, payment: object) =>
  control<{ reference: string }>("POST", `/players/${playerId}/payments`, payment);

test("the check is a POST of two values, and changes nothing; pending withdrawals are read by GET [WD-508]", async () => {
  const { http } = await newPlayer({ balance: "10.00" });
  const calls = recordCalls(inject("sandbox").platform);
  expect(await checkWithdrawal(http, body)).toEqual({
    ...{ result: "SUCCESS", limit: null, duration: "daily", originalLimit: null },
  });
  expect(await getPendingWithdrawals(http)).toEqual([]);
  expect(calls).toEqual([
    { line: "POST /v1/player/wallet/withdrawal/limit-check", body },
    { line: "GET /v1/player/wallet/pendingWithdrawal", body: undefined },
  ]);
  expect(await cash(http)).toEqual(money(1_000, "EUR"));
});

test("the check says what was set; a result that is not known is none", async () => {
  const { playerId, http } = await newPlayer();
  const withdrawalCheck = {
    result: "SELF_LIMIT_REACHED",
    limit: "100.00",
    duration: "weekly",
    originalLimit: "250.00",
  };
  await control("PATCH", `/players/${playerId}`, { withdrawalCheck });
  expect(await checkWithdrawal(http, body)).toEqual({
    ...{ result: "SELF_LIMIT_REACHED", limit: 10_000, duration: "weekly", originalLimit: 25_000 },
  });
  for (const result of ["", "SOMETHING_NEW", null]) {
    await control("PATCH", `/players/${playerId}`, { withdrawalCheck: { result } });
    expect((await checkWithdrawal(http, body)).result).toBeNull();
  }
});

test("a withdrawal takes its money when it begins, is listed while it waits, and gives it back once when it is not paid", async () => {
  const { playerId, http } = await newPlayer({ balance: "100.00" });
  const { reference } = await pay(playerId, { kind: "WITHDRAW", amount: "40.00" });
  expect(await cash(http)).toEqual(money(6_000, "EUR"));
  expect(await getPendingWithdrawals(http)).toEqual([
    { pendingWithdrawalId: reference, amount: 4_000, methodId: "card", status: "PENDING", since: expect.any(String) },
  ]);
  const [entry] = await getTransactions(http, { category: "PAYMENT" });
  expect(entry).toMatchObject({ referenceId: reference, type: "WITHDRAW", status: "PENDING", amount: 4_000 });

  const settle = (status: string) => callControl("PATCH", `/players/${playerId}/payments/${reference}`, { status });
  const statuses = await Promise.all([settle("FAILED"), settle("FAILED"), settle("CANCELLED")]);
  expect(statuses.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
  expect(await cash(http)).toEqual(money(10_000, "EUR"));
  expect(await getPendingWithdrawals(http)).toEqual([]);
  const rows = await getTransactions(http, { category: "PAYMENT" });
  expect(rows.map((row) => [row.type, movedBy(row)])).toEqual([
    ["REVERSAL", 4_000],
    ["WITHDRAW", -4_000],
  ]);
  expect(await control("GET", "/ledger/check")).toMatchObject({ sound: true });
});

test("a withdrawal that is paid stays away, and one over the cash begins nothing", async () => {
  const { playerId, http } = await newPlayer({ balance: "100.00" });
  await pay(playerId, { kind: "WITHDRAW", amount: "40.00", status: "SUCCESS" });
  expect(await cash(http)).toEqual(money(6_000, "EUR"));
  expect(await getPendingWithdrawals(http)).toEqual([]);
  const over = await callControl("POST", `/players/${playerId}/payments`, { kind: "WITHDRAW", amount: "60.01" });
  expect(over.status).toBe(409);
  expect(await getPendingWithdrawals(http)).toEqual([]);
  expect(await getTransactions(http, { category: "PAYMENT" })).toHaveLength(1);
});

test("a deposit that waits is listed with its status and moves nothing until it is paid, once", async () => {
  const { playerId, http } = await newPlayer({ balance: "1.00" });
  const { reference } = await pay(playerId, { kind: "DEPOSIT", amount: "25.00", status: "PENDING" });
  const listed = async () =>
    (await getTransactions(http, { category: "PAYMENT" })).map(({ referenceId, status }) => [referenceId, status]);
  expect(await listed()).toEqual([[reference, "PENDING"]]);
  expect(await cash(http)).toEqual(money(100, "EUR"));
  const settle = (status: string) => callControl("PATCH", `/players/${playerId}/payments/${reference}`, { status });
  const statuses = await Promise.all([settle("SUCCESS"), settle("SUCCESS")]);
  expect(statuses.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(await listed()).toEqual([[reference, "SUCCESS"]]);
  expect(await cash(http)).toEqual(money(2_600, "EUR"));
  expect((await settle("FAILED")).status).toBe(409);
  expect(await control("GET", "/ledger/check")).toMatchObject({ sound: true });
});
