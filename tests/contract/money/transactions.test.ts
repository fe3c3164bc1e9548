import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { getNetPosition, getTransactions } from "@/lib/money/transactions/api";
import { readHistory } from "@/lib/money/transactions/read-history";
import { callPlatform } from "@/lib/session/platform/endpoint";
import { transactionSummary } from "@/lib/session/player-content/endpoints";
import { recordCalls } from "../../support/record-calls";
import { control, newPlayer, platformAs } from "../sandbox/world";

const credit = (playerId: string, amount: string) =>
  control("POST", `/players/${playerId}/balance`, { amount }, { "Idempotency-Key": randomUUID() });

/** A player with so many corrections of 1.00, 2.00 and so on; the first opened their wallet. */
async function withHistory(count: number) {
  const player = await newPlayer({ balance: "1.00" });
  for (let at = 2; at <= count; at++) await credit(player.playerId, `${at}.00`);
  return player;
}

const amounts = (rows: readonly { amount: number }[]) => rows.map(({ amount }) => amount / 100);

test("a transaction has its nine fields [TX-501]", async () => {
  const { playerId, http } = await withHistory(1);
  const [row] = await getTransactions(http);
  expect(row).toEqual({
    ...{ amount: 100, balanceAfterTransaction: 100, category: "ADJUSTMENT", type: "DEPOSIT", status: "SUCCESS" },
    ...{ referenceId: expect.any(String), transactionDate: expect.any(String), playerId, walletId: playerId },
    gameId: null,
  });
});

test("pages of ten follow one another without a gap, and the request has only what is specified [TX-519, TX-520]", async () => {
  const { http } = await withHistory(12);
  const to = new Date(Date.now() + 60_000).toISOString();
  const from = new Date(Date.now() - 3_600_000).toISOString();
  const calls = recordCalls(inject("sandbox").platform);
  const window = { from, to, category: "ADJUSTMENT", limit: 10 } as const;
  const first = await getTransactions(http, { ...window, position: 0 });
  const second = await getTransactions(http, { ...window, position: 10 });
  expect(amounts(first)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(amounts(second)).toEqual([2, 1]);
  const sent = calls.map(({ line }) => new URL(line.replace("GET ", ""), "http://platform"));
  expect(sent.map(({ pathname }) => pathname)).toEqual(Array(2).fill("/v1/player/wallet/transactions"));
  expect(sent.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual(
    ["0", "10"].map((position) => ({ category: "ADJUSTMENT", from, to, position, limit: "10" })),
  );
});

test("a window that was opened before something happened stays as it was", async () => {
  const { playerId, http } = await withHistory(3);
  const [newest] = await getTransactions(http);
  const to = newest?.transactionDate ?? expect.fail("no transaction");
  // What happened in the same millisecond is of the window too.
  while (new Date().toISOString() <= to) await new Promise((resolve) => setTimeout(resolve, 1));
  await credit(playerId, "9.00");
  expect(amounts(await getTransactions(http, { to: new Date(Date.parse(to) + 1).toISOString() }))).toEqual([3, 2, 1]);
  expect(amounts(await getTransactions(http))).toEqual([9, 3, 2, 1]);
});

test("a kind, and a time that is none, are refused or narrow the list", async () => {
  const { http } = await withHistory(2);
  expect(await getTransactions(http, { category: "CASINO" })).toEqual([]);
  for (const from of ["2026-02-30T00:00:00Z", "yesterday", ""])
    await expect(getTransactions(http, { from })).rejects.toMatchObject({ status: 400 });
  for (const limit of [0, 101]) await expect(getTransactions(http, { limit })).rejects.toMatchObject({ status: 400 });
  await expect(getTransactions(http, { position: -1 })).rejects.toMatchObject({ status: 400 });
});

test("nobody reads another player's transactions", async () => {
  const { http } = await withHistory(2);
  const { http: asOther } = await newPlayer();
  const [own] = await getTransactions(http);
  expect((await getTransactions(asOther)).map(({ referenceId }) => referenceId)).not.toContain(own?.referenceId);
  await expect(getTransactions(platformAs())).rejects.toMatchObject({ status: 401 });
});

test("the net position is read by a GET of the window, and counts no money that was paid in", async () => {
  const { http } = await withHistory(2);
  const window = { from: "2026-01-01T00:00:00.000Z", to: new Date(Date.now() + 60_000).toISOString() };
  const calls = recordCalls(inject("sandbox").platform);
  expect(await getNetPosition(http, window)).toEqual({ netPosition: 0, winLoss: { won: 0, staked: 0 } });
  const [{ line } = { line: "" }] = calls;
  const { pathname, searchParams } = new URL(line.replace("GET ", ""), "http://platform");
  expect(pathname).toBe("/v1/player/wallet/net-position-win-loss");
  expect(Object.fromEntries(searchParams)).toEqual(window);
  await expect(getNetPosition(http, { from: "2026-02-30T00:00:00Z" })).rejects.toMatchObject({ status: 400 });
});

test("the history has three paths: its list, its net position, and a summary with the number of deposits [TX-522]", async () => {
  const { http } = await newPlayer({ attributes: { totalDepositsCount: 3 } });
  const calls = recordCalls(inject("sandbox").platform);
  const now = new Date().toISOString();
  await getTransactions(http);
  await getNetPosition(http, { from: now, to: now });
  const { totalDepositsCount } = await callPlatform(http, transactionSummary);
  expect(calls.map(({ line }) => line.split("?")[0])).toEqual([
    "GET /v1/player/wallet/transactions",
    "GET /v1/player/wallet/net-position-win-loss",
    "GET /v1/player/transaction-summary",
  ]);
  expect(totalDepositsCount).toBe(3);
});

test("a file has the whole of a window, read a hundred at a time", async () => {
  const { http } = await withHistory(3);
  const counts: number[] = [];
  const window = {
    from: new Date(Date.now() - 3_600_000).toISOString(),
    to: new Date(Date.now() + 60_000).toISOString(),
  };
  const { rows, isWhole } = await readHistory(http, { ...window, onRead: (count) => counts.push(count) });
  expect([amounts(rows), isWhole, counts]).toEqual([[3, 2, 1], true, [3]]);
});
