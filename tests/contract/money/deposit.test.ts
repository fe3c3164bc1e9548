import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { money } from "@/lib/core/money";
import { type DepositWish, requestDeposit } from "@/lib/money/deposit/api";
import { getTransactions } from "@/lib/money/transactions/api";
import { getBalance } from "@/lib/money/wallet/api";
import { control, newPlayer } from "../sandbox/world";

const wish = (amountMinor: number): DepositWish => ({ amount: money(amountMinor, "EUR"), methodId: "card" });

test("a deposit is booked once for its key, and its key is the reference of its transaction", async () => {
  const { playerId, http } = await newPlayer({ balance: "1.00" });
  const key = randomUUID();
  const first = await requestDeposit(http, wish(2_050), key);
  expect(first).toEqual({ referenceId: key, result: "SUCCESS" });
  expect(await requestDeposit(http, wish(2_050), key)).toEqual(first);
  expect(await getTransactions(http, { category: "PAYMENT" })).toEqual([
    { referenceId: key, type: "DEPOSIT", status: "SUCCESS", amount: 2_050 },
  ]);
  expect(await getBalance(http, "EUR")).toMatchObject({ balances: { mainBalance: money(2_150, "EUR") } });
  const player = await control<{ firstDepositDate: string | null }>("GET", `/players/${playerId}`);
  expect(player.firstDepositDate).not.toBeNull();
  expect(await control("GET", "/ledger/check")).toMatchObject({ sound: true });
});

test("a key with another amount is refused, and so are a deposit of nothing, without a key, and of a player who may not", async () => {
  const { playerId, http } = await newPlayer();
  const key = randomUUID();
  await requestDeposit(http, wish(1_000), key);
  await expect(requestDeposit(http, wish(1_001), key)).rejects.toMatchObject({
    status: 422,
    code: "error.idempotency.key_reused",
  });
  await expect(requestDeposit(http, wish(1_000), "")).rejects.toMatchObject({ status: 400 });
  const refused = { status: 409, code: "error.deposit.not_allowed" };
  await expect(requestDeposit(http, wish(0), randomUUID())).rejects.toMatchObject(refused);
  await control("PATCH", `/players/${playerId}`, { deposit: false });
  await expect(requestDeposit(http, wish(1_000), randomUUID())).rejects.toMatchObject(refused);
  expect(await getTransactions(http, { category: "PAYMENT" })).toHaveLength(1);
});

test("the list is the player's own, the newest first, a page at a time, by category and time [TX-519]", async () => {
  const { http } = await newPlayer({ balance: "5.00" });
  const { http: asOther } = await newPlayer();
  const keys: string[] = [];
  for (let at = 1; at <= 3; at++) {
    const key = randomUUID();
    keys.unshift(key);
    await requestDeposit(http, wish(at * 100), key);
  }
  const references = async (filter: Parameters<typeof getTransactions>[1]) =>
    (await getTransactions(http, filter)).map(({ referenceId }) => referenceId);
  expect(await references({ category: "PAYMENT", limit: 2 })).toEqual(keys.slice(0, 2));
  expect(await references({ category: "PAYMENT", limit: 2, position: 2 })).toEqual(keys.slice(2));
  // The opening balance is an adjustment.
  expect(await getTransactions(http)).toHaveLength(4);
  expect(await references({ from: new Date(Date.now() + 60_000).toISOString() })).toEqual([]);
  expect(await references({ to: new Date(Date.now() - 60_000).toISOString() })).toEqual([]);
  expect(await getTransactions(asOther, { category: "PAYMENT" })).toEqual([]);
});
